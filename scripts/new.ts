import { create } from '../engine/node/cli/new'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(create)
