import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { installByApt, run } from '../../support/install/install'
import { BENCH_FOLDER } from '../saved-run'

/** The oldest Hugo that the templates are written for: its 160th version. */
const OLDEST = 160
/** Where Debian says from which hosts it takes its packages. */
const SOURCES = '/etc/apt/sources.list.d/debian.sources'
const FOLDER = resolve(BENCH_FOLDER, 'hugo')
const UNPACKED = join(FOLDER, 'root/usr/bin/hugo')

export interface Hugo {
  program: string
  /** Such as `0.169.0`. */
  version: string
}

/**
 * Finds Hugo: the system's, or Debian's newest, which is unpacked beside the figures of the bench
 * and not installed.
 * @throws {UsageError} where there is none and none can be unpacked.
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

/** Its package names a library of the system that is not always there. */
function readWithLibrary(): Hugo | undefined {
  return installByApt(['libsass1']) ? readVersion(UNPACKED) : undefined
}

/** Whether the package of Debian's development release could be fetched and unpacked. */
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
    // Root's folders are not apt's own user's.
    'APT::Sandbox::User=root',
    ...[`Dir::Cache=${apt}/cache`, `Dir::State::status=${status}`],
  ].flatMap((option) => ['-o', option])
  if (!run('apt-get', [...options, 'update'])) return false
  if (!run('apt-get', [...options, 'download', 'hugo'], FOLDER)) return false
  const [archive] = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))
  return run('dpkg', ['-x', archive ?? '', 'root'], FOLDER)
}
