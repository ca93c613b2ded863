/**
 * Decides whether a folder may be written: Quire writes to an empty folder, or to one that it wrote
 * before.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { UsageError } from '../../lib/files/usage-error'
import { isMountPoint } from './mount-point'
import type { OutputKind } from './ownership-file'
import { findOwner } from './ownership-file'

/** Folders that an output must not replace. All but `cwd` default to those of the system. */
export interface Surroundings {
  cwd: string
  homes: string[]
  isMountPoint: (path: string) => boolean
}

export interface TargetOptions {
  kind: OutputKind
  /** The site's folder. */
  siteDir?: string
  surroundings?: Partial<Surroundings>
}

/** The folders of a site that contain the author's files. */
const CONTENT = ['pages', 'assets', 'public']
/** The largest number of names in a message. */
const MAX_NAMES = 5

const KINDS: Record<OutputKind, string> = {
  site: 'a built site',
  catalogue: 'a catalogue',
  'contact-sheet': 'contact sheets',
  lists: 'lists of what to upload',
}

/**
 * Resolves the folder that an output is written to. Symbolic links are followed, so that a link
 * stays a link. Writes nothing.
 * @throws {UsageError} when the folder has files that Quire did not write, or must not be replaced.
 */
export function resolveTarget(outDir: string, options: TargetOptions): string {
  return inspectTarget(outDir, options).path
}

/**
 * The same, without a look at the content of the folder.
 * @throws {UsageError} when the folder must not be replaced.
 */
export function resolvePlace(outDir: string, options: TargetOptions): string {
  if (outDir.trim() === '') throw refuse('The name of the output is empty.', 'such as --out dist')
  const path = findRealPath(outDir)
  const place = findPlace(path, options)
  if (place) throw refuse(`"${outDir}" is ${place}.`, suggestWithin(outDir, path, options))
  const content = findContent(path, options.siteDir)
  if (content) throw refuse(`"${outDir}" ${content}.`, 'such as --out dist')
  return path
}

export interface Target {
  path: string
  /** If `true`, all files in it were written by Quire and are where Quire wrote them. */
  isPure: boolean
}

/**
 * The same as `resolveTarget`, with the content of the folder.
 * @throws as `resolveTarget`
 */
export function inspectTarget(outDir: string, options: TargetOptions): Target {
  const path = resolvePlace(outDir, options)
  return { path, isPure: checkOwner(path, outDir, options.kind) }
}

function refuse(what: string, instead: string): UsageError {
  return new UsageError(
    `${what} Nothing was written. Name a folder that is empty or does not exist, ${instead}.`,
  )
}

/** Suggests a folder within one that cannot be replaced itself. */
function suggestWithin(outDir: string, path: string, { siteDir }: TargetOptions): string {
  const inner = join(outDir, 'dist')
  const isGood = siteDir === undefined || !findContent(join(path, 'dist'), siteDir)
  return `such as --out ${isGood && inner !== '/dist' ? inner : 'dist'}`
}

/** Says what a folder is that must not be replaced, whatever its owner. */
function findPlace(
  path: string,
  { siteDir, surroundings = {} }: TargetOptions,
): string | undefined {
  const cwd = realPath(surroundings.cwd ?? process.cwd())
  const homes = (surroundings.homes ?? [homedir(), '/root']).map(realPath)
  const isMount = surroundings.isMountPoint ?? isMountPoint
  const site = siteDir === undefined ? undefined : realPath(siteDir)
  if (dirname(path) === path) return 'the root of the file system'
  if (path === site) return 'the folder of the site'
  if (site !== undefined && isWithin(path, site)) return 'a folder that holds the site'
  if (path === cwd) return 'the working directory'
  if (homes.includes(path) || ['/home', '/Users'].includes(dirname(path))) return 'a home directory'
  if (isWithin(path, cwd)) return 'a folder that holds the working directory'
  if (homes.some((home) => isWithin(path, home))) return 'a folder that holds a home directory'
  if (existsSync(join(path, '.git'))) return 'the root of a Git work tree'
  return existsSync(path) && isMount(path) ? 'a mount point' : undefined
}

function findContent(path: string, siteDir: string | undefined): string | undefined {
  if (siteDir === undefined) return undefined
  const name = CONTENT.find((folder) => {
    const content = realPath(join(siteDir, folder))
    return path === content || isWithin(content, path)
  })
  return name && `is in the site's "${name}" folder`
}

/** Returns `true` if the folder has only files that Quire wrote. */
function checkOwner(path: string, outDir: string, kind: OutputKind): boolean {
  if (!existsSync(path)) return true
  if (!statSync(path).isDirectory())
    throw refuse(`"${outDir}" is not a folder.`, 'such as --out dist')
  const owner = findOwner(path)
  const other = `such as --out ${join(outDir).replace(/[/\\]$/, '')}-new`
  if (owner.is === 'foreign') {
    throw refuse(`"${outDir}" has files that Quire did not write: ${list(owner.names)}.`, other)
  }
  if (owner.is === 'unreadable') {
    const reason = 'it is damaged, or a later version of Quire wrote it'
    throw refuse(`The list of files in "${outDir}" cannot be read: ${reason}.`, other)
  }
  if (owner.is !== 'quire') return true
  if (owner.kind !== kind) {
    throw refuse(`"${outDir}" holds ${KINDS[owner.kind]}, not ${KINDS[kind]}.`, other)
  }
  if (owner.foreign.length === 0) return owner.copied.length === 0
  throw new UsageError(
    `"${outDir}" has files that Quire did not write: ${list(owner.foreign)}. Nothing was written. ` +
      `Move them away (files to publish belong in the site's "public" folder), or ` +
      `name another folder, ${other}.`,
  )
}

function list(names: string[]): string {
  const shown = names.sort().slice(0, MAX_NAMES).join(', ')
  const more = names.length - MAX_NAMES
  return more > 0 ? `${shown} and ${more} more` : shown
}

/** The largest number of symbolic links to follow before they count as a loop, as in Linux. */
const MAX_LINKS = 40

/**
 * The real path of an output, which need not exist yet.
 * @throws {UsageError} for a symbolic link that points to itself.
 */
export function findRealPath(outDir: string): string {
  let path = resolve(outDir)
  for (let links = 0; links < MAX_LINKS; links += 1) {
    if (!isLink(path)) return realPath(path)
    path = resolve(realPath(dirname(path)), readlinkSync(path))
  }
  throw refuse(`"${outDir}" is a symbolic link to itself.`, 'such as --out dist')
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

/** The real path of the existing part of a path, followed by the rest. */
function realPath(path: string): string {
  const whole = resolve(path)
  try {
    return realpathSync.native(whole)
  } catch {
    const above = dirname(whole)
    return above === whole ? whole : join(realPath(above), basename(whole))
  }
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
