import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { COMPILED } from './invocation'

/**
 * The folder in Quire's package that contains drawings from other packages, one subfolder per
 * package.
 */
const DRAWINGS = join(COMPILED, 'drawings')

/**
 * The folder of a package whose files Quire reads. `exported` is a file that the package exports,
 * if it has no main module. For large packages, Quire's own package contains only the files that it
 * reads.
 */
export function findPackageFolder(name: string, exported = ''): string {
  const own = join(DRAWINGS, name)
  if (existsSync(own)) return own
  const file = exported ? `${name}/${exported}` : name
  return findManifest(dirname(createRequire(import.meta.url).resolve(file)), name)
}

function findManifest(folder: string, name: string): string {
  const manifest = join(folder, 'package.json')
  const isIt = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === name
  return isIt ? folder : findManifest(dirname(folder), name)
}
