import { preview } from '../engine/node/cli/commands/serve'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(preview)
