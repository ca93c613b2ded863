/**
 * Plans the move of pages to other paths: their files, everything that contains their paths, and
 * redirects for external links.
 */
import { join, posix } from 'node:path'
import { collectTokens } from '../../../core/text/tokens'
import { REDIRECTS_FILE, SETTINGS_FILE } from '../../check/facts/context'
import type { OpenSite } from '../../check/run/open-site'
import { openWholeSite } from '../../check/run/open-site'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import { UsageError } from '../../lib/files/usage-error'
import { resolvePointer } from '../../lib/json/text-place'
import type { FileChange, FileNote } from '../write/draft'
import { Draft } from '../write/draft'
import type { OpenFile } from '../write/read-site'
import { getDisplayPath, readSite } from '../write/read-site'
import type { PlannedFile } from '../write/write-files'
import { editFiles } from './edited-files'
import type { EditedFile } from './edited-text'
import { findMoved } from './find-moved'
import type { LinkPlaces } from './link-places'
import { findComposedLinks, findOwnLinks } from './link-places'
import type { MovedPaths, MoveRequest, Moving } from './move-request'
import { MOVE } from './move-request'
import { createCollectionNotes } from './moved-collections'
import { moveCtas } from './moved-ctas'
import type { MovedFiles } from './moved-files'
import { findMovedFiles } from './moved-files'
import { moveLinks, moveLoose } from './moved-links'
import { addRedirects, dropRedirects, listMoved, startRedirects } from './moved-redirects'
import { moveTranslations } from './moved-translations'
import { relocateSchema } from './relocate-schema'

/** A new, changed or removed file, or a moved one: then its old file is also removed. */
export interface MovedFile extends PlannedFile {
  /** The old file of a moved one. */
  source?: { path: string; before: string }
}

export interface MovePlan {
  /** If `true`, the same move was made before, as the redirects show. It may be unfinished. */
  isRepeated: boolean
  /** The pages that move. */
  moved: MovedPaths
  /** How many pages below them do not move. */
  staying: number
  changes: FileChange[]
  notes: FileNote[]
  /**
   * In the order in which they are written. Old files are removed last, and sources of pages after
   * everything else: a killed move can be repeated and completes the rest.
   */
  files: MovedFile[]
}

interface DraftedFile {
  file: OpenFile
  draft: Draft
}

/**
 * Plans moves. Writes nothing. `opened` is the site, with its derived pages if these may move.
 * @throws {UsageError} when there is no such page, when the new path is invalid or in use, or when
 * a file of the site is not valid JSON.
 */
export function planMove(
  { siteDir, moves }: MoveRequest,
  opened = openWholeSite(siteDir),
): MovePlan {
  const files = readSite(siteDir)
  const found = moves.map((move) => findMoved(move, opened))
  const moved = new Map(found.flatMap((one) => [...one.moved]))
  const drafts = files.map((file) => ({ file, draft: new Draft(file) }))
  const redirects = drafts.find(({ file }) => file.file === REDIRECTS_FILE)?.draft
  const earlier = new Map(redirects && moves.flatMap((move) => listMoved(redirects, move)))
  const moving: Moving = {
    // A killed move may have moved some pages already.
    moved: new Map([...moved, ...earlier]),
    folders: moves.filter(({ below }) => below),
  }
  const movedFiles = findMovedFiles(files, opened.listed.texts, moving)
  changeDrafts(drafts, { opened, moved, moving, movedFiles })
  const edited = editFiles(siteDir, opened.listed, moving)
  const names = new Map(
    [...movedFiles.moved].map(([from, to]) => [
      getDisplayPath(join(siteDir, from)),
      getDisplayPath(join(siteDir, to)),
    ]),
  )
  const placed = <T extends { file: string }>(list: T[]) =>
    list.map((one) => ({ ...one, file: names.get(one.file) ?? one.file }))
  return {
    isRepeated: [...moved.keys()].every((route) => earlier.has(route)),
    moved,
    staying: found.reduce((sum, { staying }) => sum + staying, 0),
    changes: placed([
      ...drafts.flatMap(({ draft }) => draft.listChanges(MOVE)),
      ...edited.flatMap((file) => file.changes),
    ]),
    notes: placed(drafts.flatMap(({ draft }) => draft.listNotes(MOVE))),
    files: planFiles(siteDir, { drafts, edited, moved, movedFiles }),
  }
}

interface Changing {
  opened: OpenSite
  moved: MovedPaths
  moving: Moving
  movedFiles: MovedFiles
}

function changeDrafts(
  drafts: DraftedFile[],
  { opened, moved, moving, movedFiles }: Changing,
): void {
  const files = drafts.map(({ file }) => file)
  const settings = files.find(({ file }) => file === SETTINGS_FILE)?.data
  const composed = findComposedLinks(opened)
  const world: LinkWorld = {
    ...{ opened, composed, moving },
    tokens: isRecord(settings) ? collectTokens(settings as never) : {},
  }
  const reportCollection = createCollectionNotes(opened.shared.collections, movedFiles)
  for (const { file, draft } of drafts) {
    const to = movedFiles.moved.get(file.file)
    const route = moved.get(file.route ?? '')
    const note = file.kind === 'page' ? reportCollection(file.file) : undefined
    if (note !== undefined) draft.apply(MOVE, [{ pointer: '', note }])
    if (to !== undefined) moveFile(draft, file, join(opened.dir, to))
    if (file.route && route !== undefined) noteBreadcrumbs(draft, [file.route, route], moved)
    const texts = movedFiles.texts.filter((text) => text.file === file.file)
    draft.apply(
      MOVE,
      texts.map(({ edit }) => edit),
    )
    if (file.kind === 'cta') moveCtas(draft, moving, listClosed(files, moved))
    if (file.file === REDIRECTS_FILE) dropRedirects(draft, moved)
    changeLinks(draft, world)
    if (file.file === REDIRECTS_FILE) addRedirects(draft, moved)
  }
  moveTranslations(drafts, opened, moved)
}

function moveFile(draft: Draft, { path }: OpenFile, newPath: string): void {
  const { data } = draft.read()
  if (!isRecord(data)) return
  const schema = relocateSchema(data.$schema, path, newPath)
  if (schema !== undefined) draft.apply(MOVE, [{ pointer: '/$schema', value: schema }])
}

/** Breadcrumbs contain the paths of ancestors, which may move too. */
function noteBreadcrumbs(draft: Draft, [from, to]: [string, string], moved: MovedPaths): void {
  const { data } = draft.read()
  const [above, newAbove] = [posix.dirname(from), posix.dirname(to)]
  if (!isRecord(data) || !data.breadcrumbs || (moved.get(above) ?? above) === newAbove) return
  const note = `The breadcrumbs are those of "${from}". Change them if they do not fit the new path.`
  draft.apply(MOVE, [{ pointer: '/breadcrumbs', note }])
}

/** The moved pages that end with a closing call to action. */
function listClosed(files: OpenFile[], moved: MovedPaths): MovedPaths {
  const open = new Set(
    files.flatMap(({ route, data }) => (isRecord(data) && data.cta === false ? [route] : [])),
  )
  return new Map([...moved].filter(([route]) => !open.has(route)))
}

interface LinkWorld {
  opened: OpenSite
  composed: LinkPlaces
  moving: Moving
  tokens: Record<string, string>
}

function changeLinks(draft: Draft, { opened, composed, moving, tokens }: LinkWorld): void {
  const { file, kind, data } = draft.read()
  const found = composed.get(file) ?? []
  const known = new Set(found.map(({ pointer }) => pointer))
  const own = findOwnLinks({ kind, data }, opened.tools.validator.validate)
  for (const place of [...found, ...own.filter(({ pointer }) => !known.has(pointer))]) {
    const { pointer, meaning, filled } = place
    const value = resolvePointer(draft.read().data, pointer)
    if (typeof value !== 'string') continue
    const text =
      meaning === 'loose'
        ? { value: moveLoose(value, moving), unclear: [] }
        : moveLinks({ meaning, value, filled }, moving, tokens)
    if (text.value !== value) draft.apply(MOVE, [{ pointer, value: text.value }])
    for (const href of text.unclear) {
      const part = href.includes('.') ? 'placeholder' : 'token'
      const note = `"${href}" links to a page that moves. Its ${part} contains part of the path: change it by hand.`
      draft.apply(MOVE, [{ pointer, note }])
    }
  }
}

interface Planned extends Pick<Changing, 'moved' | 'movedFiles'> {
  drafts: DraftedFile[]
  edited: EditedFile[]
}

/** @throws {UsageError} when a new path is that of another file. */
function planFiles(siteDir: string, { drafts, edited, moved, movedFiles }: Planned): MovedFile[] {
  const added: MovedFile[] = []
  const removed: PlannedFile[] = []
  const changed: PlannedFile[] = []
  const redirects = drafts.find(({ file }) => file.file === REDIRECTS_FILE)
  const all = drafts
    .filter((one) => one !== redirects)
    .map(({ file, draft }) => ({ ...file, after: draft.finish()?.after ?? file.before }))
  const others = edited.map((one) => ({ ...one, kind: undefined }))
  for (const { kind, file, path, before, after } of [...all, ...others]) {
    const to = movedFiles.moved.get(file)
    const copy = movedFiles.copied.get(file)
    if (copy !== undefined) added.push({ path: join(siteDir, copy), after })
    if (to !== undefined) {
      added.push({ path: join(siteDir, to), after, source: { path, before } })
      if (kind === 'page') removed.push({ path, before })
      else removed.unshift({ path, before })
    } else if (after !== before) changed.push({ path, before, after })
  }
  for (const file of added) refuseUsed(file)
  const redirecting = redirects ? redirects.draft.finish() : startRedirects(siteDir, moved)
  return [...added, ...changed, ...(redirecting ? [redirecting] : []), ...removed]
}

/** A file that already has its new content was written by a killed move. */
function refuseUsed({ path, after }: PlannedFile): void {
  const present = readBytes(path)
  if (!present || Buffer.from(present).toString('utf8') === after) return
  throw new UsageError(`"${getDisplayPath(path)}" exists already. Choose another path.`)
}
