import { dev } from '../engine/node/cli/dev'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(dev)
