import { generate } from '../engine/node/cli/generate'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(generate)
