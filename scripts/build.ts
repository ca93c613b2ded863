import { build } from '../engine/node/cli/commands/build'
import { runCommand } from '../engine/node/cli/common/command-line'

await runCommand(build)
