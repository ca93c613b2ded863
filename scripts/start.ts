import { runCommand } from '../engine/node/cli/command-line'
import { start } from '../engine/node/cli/commands/build'

await runCommand(start)
