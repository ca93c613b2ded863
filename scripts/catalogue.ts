import { catalogue } from '../engine/node/cli/catalogue'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(catalogue)
