/** Markdown files of pages. */

import { dirname, join } from 'node:path/posix'
import { hashContent } from '../../lib/files/hash-content'
import { MAX_BYTES } from '../../lib/json/json-source'
import { decodeUtf8, NOT_UTF8 } from '../../lib/json/utf8'
import { findNearest, listSome, proposeNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { Issue, IssueText, ValueSource } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import type { MarkdownText } from '../markdown/parse-markdown'
import { parseMarkdown } from '../markdown/parse-markdown'

/** The Markdown files of a site. */
export interface LongTexts {
  /** The files' paths within the site. */
  files: string[]
  read: (file: string) => Uint8Array | undefined
}

/** The content of a file, and a hash of it. */
export interface LongText extends MarkdownText {
  version: string
}

/** The file in a value such as `{ "file": "story.md" }`. Undefined for other values. */
export function readFileUse(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { file, ...further } = value as Record<string, unknown>
  return typeof file === 'string' && Object.keys(further).length === 0 ? file : undefined
}

/** The path within the site of a file to which another file refers. */
export function resolveTextFile(name: string, from: string): string {
  return join(dirname(from), name)
}

/** Reads a Markdown file. Never throws. */
export function readLongText(file: string, bytes: Uint8Array | undefined): LongText {
  const version = hashContent(bytes)
  const fail = (issue: Issue) => ({ sections: [], places: new Map(), issues: [issue], version })
  if (bytes === undefined) {
    const message = 'The file cannot be read.'
    return fail(buildFileIssue({ file, rule: 'unreadable-file', message }))
  }
  if (bytes.length > MAX_BYTES) {
    const message = `The file has ${bytes.length} bytes; at most ${MAX_BYTES} are allowed.`
    return fail(buildFileIssue({ file, rule: 'too-large', message }))
  }
  const decoded = decodeUtf8(bytes)
  if ('text' in decoded) return { ...parseMarkdown(file, decoded.text), version }
  const { place } = decoded
  const hint = 'Save the file in UTF-8 encoding.'
  return fail({ file, pointer: '', place, rule: 'bad-encoding', message: NOT_UTF8, hint })
}

/** The issue with a missing Markdown file. */
export function reportMissingText(path: string, name: string, files: string[]): IssueText {
  const folder = dirname(path)
  const beside = files.filter((file) => dirname(file) === folder)
  const names = beside.map((file) => file.slice(folder.length + 1))
  const right = name.replace(/\.(?:markdown|mdown|mkdn?|mdtext)$/i, '.md')
  if (right !== name) {
    const rename = names.includes(right) ? '' : ', and rename the file'
    return {
      message: `The name of a Markdown file ends in ".md": "${name}" does not.`,
      hint: `Write "${right}"${rename}.`,
      fixes: replaceText(name, [right]),
    }
  }
  const nearest = findNearest(name, names)
  const known =
    names.length > 0 ? `Use one of the Markdown files in this folder: ${listSome(names)}.` : ''
  return {
    message: `There is no Markdown file "${path}".`,
    hint: renderSuggestion(nearest, known || `Put the text into a file "${path}".`),
    ...proposeNearest(name, nearest),
  }
}

/** The sources of the text's values, under the pointer of its sections on a page. */
export function* listSources(
  file: string,
  pointer: string,
  { places }: MarkdownText,
): Generator<[pointer: string, source: ValueSource]> {
  for (const [at, place] of places) yield [pointer + at, { file, pointer: '', place }]
}
