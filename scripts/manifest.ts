import { manifest } from '../engine/node/cli/manifest'
import { runCommand } from '../engine/node/commands/command-line'

await runCommand(manifest)
