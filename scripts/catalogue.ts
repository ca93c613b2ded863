import { catalogue } from '../engine/node/cli/commands/catalogue'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(catalogue)
