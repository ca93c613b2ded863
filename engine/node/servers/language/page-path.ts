import { findAround } from '../../lib/json/find-around'

/** A page's path in a text. */
export interface PagePath {
  path: string
  /** The offsets of the path, without its query and hash. */
  start: number
  end: number
}

const PATH = /[a-z0-9/-]/
/** What may surround a path in JSON, Markdown or CSV. */
const BEFORE = /^$|[\s"'(<,;|]/
const AFTER = /^$|[\s"')>,;|#?\\]/

/** Finds the path at an offset, whatever the format of the file. The text may have errors. */
export function findPagePath(text: string, offset: number): PagePath | undefined {
  const { start, end } = findAround(text, offset, PATH)
  const isPath =
    text[start] === '/' && BEFORE.test(text.charAt(start - 1)) && AFTER.test(text.charAt(end))
  return isPath ? { path: text.slice(start, end), start, end } : undefined
}
