/** `npm run package`: creates the package tarball. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineCommand, runCommand } from '../engine/node/cli/common/command-line'
import { stagePackage } from './package/stage'

const pack = defineCommand({
  name: 'package',
  summary: 'Makes the package that projects install, as a tarball.',
  examples: ['', '--out /tmp'],
  options: {
    out: {
      type: 'string',
      value: 'DIR',
      default: '.package',
      description: 'The folder for the tarball and its unpacked content.',
    },
  },
  async run({ out }) {
    const staged = resolve(out, 'staged')
    await stagePackage(staged)
    mkdirSync(out, { recursive: true })
    const said = execFileSync('npm', ['pack', staged, '--pack-destination', out, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ filename, size, unpackedSize }] = JSON.parse(said)
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    console.log(
      `${join(out, filename)} (${megabytes(size)} MB, unpacked ${megabytes(unpackedSize)} MB)`,
    )
    return 0
  },
})

await runCommand(pack)
