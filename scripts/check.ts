import { runCommand } from '../engine/node/cli/command-line'
import { check } from '../engine/node/cli/commands/check'

await runCommand(check)
