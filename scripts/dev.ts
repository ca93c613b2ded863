import { runCommand } from '../engine/node/cli/command-line'
import { dev } from '../engine/node/cli/commands/dev'

await runCommand(dev)
