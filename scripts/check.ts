import { check } from '../engine/node/cli/commands/check'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(check)
