import { create } from '../engine/node/cli/commands/new'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(create)
