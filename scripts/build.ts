import { build } from '../engine/node/cli/build'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(build)
