import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { installByApt, run } from '../../support/install/install'
import { BENCH_FOLDER } from '../saved-run'

/** The oldest Hugo version that supports the templates. */
const OLDEST = 160
/** Debian's list of package mirrors. */
const SOURCES = '/etc/apt/sources.list.d/debian.sources'
const FOLDER = resolve(BENCH_FOLDER, 'hugo')
const UNPACKED = join(FOLDER, 'root/usr/bin/hugo')

export interface Hugo {
  program: string
  /** A version number such as `0.169.0`. */
  version: string
}

/**
 * Finds Hugo: the installed version, or Debian's newest, which is unpacked next to the bench
 * results and not installed.
 * @throws {UsageError} if Hugo can neither be found nor unpacked.
 */
export function findHugo(): Hugo {
  const found = [...listOnPath(), UNPACKED].map(readVersion).find((hugo) => hugo !== undefined)
  if (found) return found
  console.log("Unpacking Debian's newest Hugo, to measure beside it.")
  const unpacked = unpack() ? (readVersion(UNPACKED) ?? readWithLibrary()) : undefined
  if (unpacked) return unpacked
  throw new UsageError(
    `There is no Hugo 0.${OLDEST} or later, and apt could not fetch one here: install Hugo, then run the bench again.`,
  )
}

const listOnPath = () => (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'hugo'))

function readVersion(program: string): Hugo | undefined {
  if (!existsSync(program)) return undefined
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' })
  const [, version = '', major, minor] = /v((\d+)\.(\d+)\.\d+)/.exec(stdout ?? '') ?? []
  const isNew = Number(major) > 0 || Number(minor) >= OLDEST
  return isNew ? { program, version } : undefined
}

/** The package depends on a system library that may be missing. */
function readWithLibrary(): Hugo | undefined {
  return installByApt(['libsass1']) ? readVersion(UNPACKED) : undefined
}

/** Returns `true` if the package of Debian's development release was downloaded and unpacked. */
function unpack(): boolean {
  if (!existsSync(SOURCES)) return false
  const [, host = ''] = /^URIs: *(\S+)/m.exec(readFileSync(SOURCES, 'utf8')) ?? []
  const apt = join(FOLDER, 'apt')
  const [list, status] = [join(apt, 'sources.list'), join(apt, 'status')]
  for (const folder of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(apt, folder), { recursive: true })
  }
  writeFileSync(status, '')
  writeFileSync(list, `deb ${host} sid main\n`)
  const options = [
    ...[
      `Dir::Etc::SourceList=${list}`,
      'Dir::Etc::SourceParts=-',
      `Dir::State::Lists=${apt}/lists`,
    ],
    // The user `_apt` cannot read root's folders.
    'APT::Sandbox::User=root',
    ...[`Dir::Cache=${apt}/cache`, `Dir::State::status=${status}`],
  ].flatMap((option) => ['-o', option])
  if (!run('apt-get', [...options, 'update'])) return false
  if (!run('apt-get', [...options, 'download', 'hugo'], FOLDER)) return false
  const [archive] = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))
  return run('dpkg', ['-x', archive ?? '', 'root'], FOLDER)
}
