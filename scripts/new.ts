import { runCommand } from '../engine/node/cli/command-line'
import { create } from '../engine/node/cli/commands/new'

await runCommand(create)
