import { runCommand } from '../engine/node/cli/command-line'
import { preview } from '../engine/node/cli/commands/preview'

await runCommand(preview)
