import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** A site of a released version in its original state; see `tests/releases/README.md`. */
export interface FrozenSite {
  /** The release and the site's name, such as `0.2.0/starter`. */
  name: string
  dir: string
  /** The recorded output of the site's upgrade. */
  report: string
}

const FOLDER = join(projectRoot, 'tests/releases')

export function listReleases(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export function listFrozenSites(): FrozenSite[] {
  return listReleases().flatMap((release) =>
    readdirSync(join(FOLDER, release))
      .filter((name) => existsSync(join(FOLDER, release, name, 'settings.json')))
      .map((name) => ({
        name: `${release}/${name}`,
        dir: join(FOLDER, release, name),
        report: join(FOLDER, release, `${name}.txt`),
      })),
  )
}

/** The names in a release's schemas. */
export function readNames(release: string): string[] {
  return JSON.parse(readFileSync(join(FOLDER, release, 'names.json'), 'utf8'))
}
