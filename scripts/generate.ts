import { runCommand } from '../engine/node/cli/command-line'
import { generate } from '../engine/node/cli/commands/generate'

await runCommand(generate)
