import { generate } from '../engine/node/cli/commands/generate'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(generate)
