import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** A project with a site. Paths are absolute. */
export interface Project {
  folder: string
  siteDir: string
}

const PACKAGE = 'quire-pages'

/** Finds the project of a file of a site. `site` is the path of the site within a project. */
export function findProject(file: string, site: string): Project | undefined {
  for (const folder of listFolders(file)) {
    const siteDir = resolve(folder, site)
    const isWithin = file.startsWith(siteDir + sep)
    if (isWithin && existsSync(join(siteDir, 'settings.json'))) return { folder, siteDir }
  }
  return undefined
}

/**
 * Returns `true` if Quire checks a JSON file. Files in `public/` and `assets/` are published as they
 * are.
 */
export function isCheckedJson(file: string, { siteDir }: Project): boolean {
  const [first = ''] = relative(siteDir, file).split(sep)
  return file.endsWith('.json') && !['public', 'assets'].includes(first)
}

/** Finds the command line of the Quire that is installed for a folder, also in a parent folder. */
export function findQuire(folder: string, platform = process.platform): string[] | undefined {
  for (const parent of [folder, ...listFolders(folder)]) {
    const modules = join(parent, 'node_modules')
    const link = join(modules, '.bin', platform === 'win32' ? 'quire.cmd' : 'quire')
    if (existsSync(link)) return [link]
    const script = readManifest(join(modules, PACKAGE))?.bin?.quire
    if (script !== undefined) return ['node', join(modules, PACKAGE, script)]
  }
  return undefined
}

/** Returns `true` if the package of a folder, or of the nearest folder above, depends on Quire. */
export function isQuireExpected(folder: string): boolean {
  const manifests = [folder, ...listFolders(folder)].map(readManifest)
  const manifest = manifests.find((one) => one !== undefined)
  return PACKAGE in { ...manifest?.dependencies, ...manifest?.devDependencies }
}

interface Manifest {
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** The folders that contain a path, from the nearest. */
function listFolders(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...listFolders(parent)]
}
