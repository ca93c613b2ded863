import { upgrade } from '../engine/node/cli/upgrade'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(upgrade)
