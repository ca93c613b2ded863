import { check } from '../engine/node/cli/check'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(check)
