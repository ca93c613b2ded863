import { runCommand } from '../engine/node/cli/command-line'
import { build } from '../engine/node/cli/commands/build'

await runCommand(build)
