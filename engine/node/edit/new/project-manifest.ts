import { UsageError } from '../../lib/files/usage-error'
import { PACKAGE } from './quire-dependency'

const SCRIPTS = {
  ...Object.fromEntries(
    ['dev', 'check', 'build', 'preview', 'start'].map((name) => [name, `quire ${name}`]),
  ),
  // Every installation contains the files for editors.
  prepare: 'quire generate',
}

type Manifest = Record<string, unknown>

/**
 * The `package.json` of a project with a site: the existing one, if any, with missing properties
 * added. Existing values are kept. `dependency` is where Quire is installed from.
 * @throws {UsageError} when the existing one is not a JSON object.
 */
export function buildProjectManifest(
  present: string | undefined,
  { folderName, dependency }: { folderName: string; dependency: string },
): string {
  const own = present === undefined ? { name: buildName(folderName) } : parseManifest(present)
  const listed = ['dependencies', 'devDependencies'].some((list) => PACKAGE in toRecord(own[list]))
  const manifest = {
    private: true,
    ...own,
    scripts: { ...SCRIPTS, ...toRecord(own.scripts) },
    ...(listed ? {} : { dependencies: { ...toRecord(own.dependencies), [PACKAGE]: dependency } }),
  }
  const indent = /^[\t ]+/m.exec(present ?? '')?.[0] ?? 2
  // A name comes first, as in other packages.
  const { name, ...rest } = manifest as Manifest
  return `${JSON.stringify(name === undefined ? rest : { name, ...rest }, null, indent)}\n`
}

function parseManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Manifest
  throw new UsageError(
    'The package.json in this folder is not valid: repair or remove it, and run the command again. Nothing was written.',
  )
}

function toRecord(value: unknown): Manifest {
  return typeof value === 'object' && value !== null ? (value as Manifest) : {}
}

/** A valid npm name: lower-case letters, digits and hyphens. */
function buildName(folderName: string): string {
  const name = folderName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
  return name || 'my-site'
}
