import { runCommand } from '../engine/node/cli/command-line'
import { catalogue } from '../engine/node/cli/commands/catalogue'

await runCommand(catalogue)
