import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPILED, isPackage } from '../util/invocation'
import { listFiles } from '../util/list-files'
import { findProject } from '../util/project'
import { projectRoot } from '../util/project-root'
import { identifyProcess } from '../util/running-process'
import type { Bundle } from './bundle'
import { loadBundle, writeBundle } from './bundle'

/** Where builds keep what the next one can use. */
export const CACHE_FOLDER = join(
  isPackage ? findProject(process.cwd()) : projectRoot,
  'node_modules/.cache/quire',
)

/** The folder of the compiled package with the bundle of its own blocks. */
export const PREBUILT = 'bundle'

const SOURCES = [
  'engine',
  'blocks',
  'schemas',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** The engine and the blocks as they are now. */
export interface Engine {
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
  bundle: Promise<Bundle>
}

/**
 * Begins to load the bundle of the present sources. That takes longest of all that a build does,
 * so that a command begins with it, and only then loads what else it needs.
 */
export function loadEngine(): Engine {
  const sources = nameSources()
  const bundle = loadCachedBundle(sources)
  // Whoever awaits it is told; with a mistake in the site nobody does.
  bundle.catch(() => {})
  return { sources, bundle }
}

/**
 * The bundle of the present sources. It does not depend on the site, so that it is built once
 * and then serves every site and every build until a source changes.
 */
export async function loadCachedBundle(sources = nameSources()): Promise<Bundle> {
  if (isPackage) return loadBundle(join(COMPILED, PREBUILT))
  const dir = join(CACHE_FOLDER, sources)
  if (!existsSync(dir)) {
    const aside = `${dir}.${process.pid}`
    if (existsSync(CACHE_FOLDER)) removeOfDead()
    await writeBundle(aside)
    // Two builds at once make the same bundle; the first one in is kept.
    await rename(aside, dir).catch(() => rm(aside, { recursive: true, force: true }))
    await dropOldBundles(CACHE_FOLDER)
  } else {
    // Those that are used are the last to be dropped.
    await utimes(dir, new Date(), new Date()).catch(() => {})
  }
  return loadBundle(dir)
}

/** Removes what killed builds have left half written: `HASH.123`, after the number of the process. */
function removeOfDead(): void {
  for (const name of readdirSync(CACHE_FOLDER)) {
    const [, pid] = /\.(\d+)$/.exec(name) ?? []
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue
    rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true })
  }
}

/** How many bundles are kept, for going back and forth between states of the sources. */
const MAX_BUNDLES = 8

/** Removes all but the bundles of a folder that were used last. */
export async function dropOldBundles(folder: string, most = MAX_BUNDLES): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const dirs = names.map((name) => join(folder, name))
  const made = await Promise.all(
    dirs.map(async (dir) => ({
      dir,
      // Another build may have removed it this moment.
      at: await stat(dir).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = made.sort((a, b) => b.at - a.at).slice(most)
  await Promise.all(old.map(({ dir }) => rm(dir, { recursive: true, force: true })))
}

/** Forgets all bundles and builds, so that the next build is a cold one. */
export async function clearCaches(): Promise<void> {
  await rm(CACHE_FOLDER, { recursive: true, force: true })
}

/** Names the state of the engine, the blocks and the schemas; a package has its name with it. */
function nameSources(): string {
  return isPackage ? readFileSync(join(COMPILED, 'sources'), 'utf8') : hashSources()
}

/** Names the state of the sources in the repository. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of listSources(join(projectRoot, source))) {
      hash
        .update(`${file.slice(projectRoot.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function listSources(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isFile() ? [path] : listFiles(path).map((file) => join(path, file))
}
