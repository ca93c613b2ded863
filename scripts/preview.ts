import { preview } from '../engine/node/cli/preview'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(preview)
