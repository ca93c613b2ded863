import { dev } from '../engine/node/cli/commands/dev'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(dev)
