/** Finds the files that move with the pages: collections, sources of pages, and Markdown files. */
import { posix } from 'node:path'
import { fileOfRoute } from '../../../core/addresses/paths'
import type { NewValue } from '../../../core/json-edit'
import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'
import type { Note } from '../../schemas/migrations/migration'
import { isTextFile } from '../../sources/files/file-names'
import type { OpenFile } from '../write/read-site'
import type { Moving } from './move-request'
import { moveWithin } from './move-request'

export interface MovedFiles {
  /** Path within the site → new path. */
  moved: Map<string, string>
  /** The Markdown files that another page also uses: path → the copy for the moved page. */
  copied: Map<string, string>
  /** The values of pages that then refer to a Markdown file by another path, or to a copy. */
  texts: TextEdit[]
}

interface TextEdit {
  /** The page, by its name before the move. */
  file: string
  edit: NewValue | Note
}

/** Finds the files that move. `texts` are the Markdown files of the site. */
export function findMovedFiles(files: OpenFile[], texts: string[], moving: Moving): MovedFiles {
  const moved = new Map<string, string>()
  const copied = new Map<string, string>()
  for (const { file, route } of files) {
    const to = route === undefined ? undefined : moving.moved.get(route)
    const place = to === undefined ? placeInFolder(file, moving) : fileOfRoute(to)
    if (place !== undefined) moved.set(file, place)
  }
  for (const file of texts) {
    const place = placeInFolder(file, moving)
    if (place !== undefined) moved.set(file, place)
  }
  const uses = files.flatMap(listTextUses).filter(({ text }) => {
    const place = placeInFolder(text, moving)
    // A killed move may have moved it already.
    if (place !== undefined && texts.includes(place)) moved.set(text, place)
    return moved.has(text) || texts.includes(text)
  })
  for (const { file, text, value } of uses) {
    const page = moved.get(file)
    if (page === undefined || moved.has(text)) continue
    const place = posix.join(posix.dirname(page), value)
    if (place === text) continue
    const isShared = uses.some((use) => use.text === text && !moved.has(use.file))
    if (isShared) copied.set(text, place)
    else moved.set(text, place)
  }
  return { moved, copied, texts: uses.flatMap(findInText) }

  function findInText({ file, text, pointer, value }: TextUse): TextEdit[] {
    const page = moved.get(file)
    if (page === undefined) return []
    const place = copied.get(text) ?? moved.get(text) ?? text
    const path = posix.relative(posix.dirname(page), place)
    const note = `"${value}" stays there, because other pages use it too. This page gets a copy.`
    return [
      ...(path === posix.normalize(value) ? [] : [{ file, edit: { pointer, value: path } }]),
      ...(copied.has(text) ? [{ file, edit: { pointer, note } }] : []),
    ]
  }
}

function placeInFolder(file: string, moving: Moving): string | undefined {
  if (!file.startsWith('pages/')) return undefined
  const place = moveWithin(moving, file.slice('pages'.length))
  return place === undefined ? undefined : `pages${place}`
}

interface TextUse {
  /** The page. */
  file: string
  /** The Markdown file. */
  text: string
  /** The location of its name. */
  pointer: string
  /** The name as the page has it, relative to its folder. */
  value: string
}

/** Finds the references of a page to Markdown files. */
function listTextUses({ file, data, kind }: OpenFile): TextUse[] {
  if (kind !== 'page') return []
  const uses: TextUse[] = []
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    if (isRecord(value) && typeof value.file === 'string' && Object.keys(value).length === 1) {
      const text = posix.join(posix.dirname(file), value.file)
      if (isTextFile(text)) {
        uses.push({ file, text, pointer: `${pointer}/file`, value: value.file })
      }
    }
    for (const [key, child] of Object.entries(value)) {
      visit(child, `${pointer}/${escapePointer(key)}`)
    }
  }
  visit(data, '')
  return uses
}
