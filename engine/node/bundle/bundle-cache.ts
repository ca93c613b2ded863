import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnBuilds } from '../check/facts/block-build'
import { hashFile } from '../lib/files/hash-content'
import { COMPILED, isPackage } from '../lib/files/invocation'
import { listFiles } from '../lib/files/list-files'
import { projectRoot } from '../lib/files/project-root'
import { createWriteError, NOTHING_WRITTEN } from '../lib/files/write-error'
import { identifyProcess } from '../lib/processes/running-process'
import { listOwnBlocks, ownProject } from '../schemas/block-folders'
import type { Bundle } from './bundle'
import { loadBundle, writeBundle } from './bundle'
import { isUndamaged, writeSums } from './bundle-sums'

/** The folder for what builds leave for the next one. */
export const CACHE_FOLDER = join(isPackage ? ownProject : projectRoot, 'node_modules/.cache/quire')

/** Cache of encoded images: slowest to produce, and independent of everything else. */
export const PICTURE_CACHE = join(CACHE_FOLDER, 'pictures')

/** The folders of the compiled package with its bundle, and with the open bundle for own blocks. */
export const PREBUILT = 'bundle'
export const OPEN_PREBUILT = 'open-bundle'
/** The open bundle's client for development. */
export const DEVELOPMENT_PREBUILT = 'development-client'

const SOURCES = [
  'engine',
  'blocks',
  'schemas',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** The current engine and blocks. */
export interface Engine {
  /** A hash of the engine, the blocks and the schemas. */
  sources: string
  bundle: Promise<Bundle>
  /**
   * The cache folder for files that are derived from the sources. Undefined if the package contains
   * all of them.
   */
  kept?: string
}

/**
 * Starts to load the bundle of the current sources. It takes longer than any other part of a build,
 * so commands call this first, and then load their other modules.
 */
export function loadEngine(): Engine {
  const sources = nameSources()
  const kept = findKept(sources)
  const bundle = loadCachedBundle(sources)
  // A caller that awaits it gets the error; if the site has errors, none does.
  bundle.catch(() => {})
  return { sources, bundle, kept }
}

function findKept(sources: string): string | undefined {
  if (isPackage && listOwnBlocks().length === 0) return undefined
  return join(CACHE_FOLDER, isPackage ? nameBundle(sources) : sources)
}

/** If `true`, the bundle is for block developers: React explains its errors. */
export interface BundleUse {
  isDevelopment?: boolean
}

/**
 * The bundle of the current sources. It does not depend on the site, so one bundle serves every
 * site and every build until a source changes. Development has a bundle of its own, except in a
 * package without own blocks.
 */
export async function loadCachedBundle(
  sources = nameSources(),
  use: BundleUse = {},
): Promise<Bundle> {
  if (isPackage) return loadBundle(await findCompiledBundle(sources, use), join(COMPILED, PREBUILT))
  const name = use.isDevelopment ? nameBundle(sources, use) : sources
  return loadBundle(await keepBundle(name, (dir) => writeBundle(dir, use)))
}

/** The compiled bundle. If the project has blocks of its own, a copy that includes them. */
async function findCompiledBundle(sources: string, { isDevelopment }: BundleUse): Promise<string> {
  const blocks = listOwnBlocks()
  if (blocks.length === 0) return join(COMPILED, PREBUILT)
  return keepBundle(nameBundle(sources, { isDevelopment }), async (dir) => {
    const { writeOwnBundle } = await import('./own-bundle')
    const developmentClient = isDevelopment ? join(COMPILED, DEVELOPMENT_PREBUILT) : undefined
    await writeOwnBundle(dir, { open: join(COMPILED, OPEN_PREBUILT), developmentClient, blocks })
  })
}

function nameBundle(sources: string, { isDevelopment }: BundleUse = {}): string {
  return hashFile(isDevelopment ? `${sources}-development` : sources).slice(0, 16)
}

const making = new Map<string, Promise<void>>()

/** A bundle's folder in the cache. It is built if it is missing. */
async function keepBundle(name: string, write: (dir: string) => Promise<void>): Promise<string> {
  const dir = join(CACHE_FOLDER, name)
  if (isUndamaged(dir)) {
    // Records the use, because unused bundles are removed first.
    await utimes(dir, new Date(), new Date()).catch(() => {})
    return dir
  }
  // The check and the build of one command request it at the same time.
  const made = making.get(dir) ?? makeBundle(dir, write).finally(() => making.delete(dir))
  making.set(dir, made)
  await made
  return dir
}

async function makeBundle(dir: string, write: (dir: string) => Promise<void>): Promise<void> {
  const aside = `${dir}.${process.pid}`
  const remove = () => rm(aside, { recursive: true, force: true })
  if (existsSync(CACHE_FOLDER)) removeOfDead()
  makeFolder(aside)
  try {
    await write(aside)
    writeSums(aside)
  } catch (reason) {
    await remove()
    throw reason
  }
  // An existing folder is damaged, or a concurrent build has made the same bundle; then the first
  // one stays.
  if (!isUndamaged(dir)) await rm(dir, { recursive: true, force: true })
  await rename(aside, dir).catch(remove)
  await dropOldBundles(CACHE_FOLDER)
}

/** @throws {UsageError} if the cache is not writable. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (reason) {
    throw createWriteError(folder, reason, NOTHING_WRITTEN)
  }
}

/**
 * The build modules of the project's own blocks by type. Compiles the blocks if necessary.
 * @throws when they cannot be compiled.
 */
export async function loadOwnBuilds(use: BundleUse = {}): Promise<OwnBuilds> {
  const has = listOwnBlocks().some(({ folder }) => existsSync(join(folder, 'build.ts')))
  if (!isPackage || !has) return {}
  const { loadOwnBuilds: load } = await import('./own-bundle')
  return load(await findCompiledBundle(nameSources(), use))
}

/** Removes the partial bundles of killed builds: `HASH.123`, named after the process id. */
function removeOfDead(): void {
  for (const name of readdirSync(CACHE_FOLDER)) {
    const [, pid] = /\.(\d+)$/.exec(name) ?? []
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue
    rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true })
  }
}

/** The number of bundles cached, for switching between states of the sources. */
const MAX_BUNDLES = 8

/** Removes all but the most recently used bundles of a folder. */
export async function dropOldBundles(folder: string, most = MAX_BUNDLES): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const dirs = names.map((name) => join(folder, name))
  const made = await Promise.all(
    dirs.map(async (dir) => ({
      dir,
      // A concurrent build may just have removed it.
      at: await stat(dir).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = made.sort((a, b) => b.at - a.at).slice(most)
  await Promise.all(old.map(({ dir }) => rm(dir, { recursive: true, force: true })))
}

/** Clears the caches, so that the next build is a cold one. */
export async function clearCaches(folder = CACHE_FOLDER): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** A hash of the engine, the blocks and the schemas. A package contains its own. */
function nameSources(): string {
  if (!isPackage) return hashSources()
  const own = listOwnBlocks()
  const named = readFileSync(join(COMPILED, 'sources'), 'utf8')
  if (own.length === 0) return named
  const files = own.flatMap(({ type, folder }) =>
    listFiles(folder).map((file) => [`${type}/${file}`, join(folder, file)] as const),
  )
  return `${named}-${hashNamed(files)}`
}

/** A hash of the sources in the repository. */
export function hashSources(): string {
  const files = SOURCES.flatMap((source) => listSources(join(projectRoot, source)))
  return hashNamed(files.map((file) => [file.slice(projectRoot.length), file]))
}

function hashNamed(files: (readonly [name: string, path: string])[]): string {
  const hash = createHash('sha256')
  for (const [name, path] of files) {
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function listSources(path: string): string[] {
  if (!existsSync(path)) return []
  return statSync(path).isFile() ? [path] : listFiles(path).map((file) => join(path, file))
}
