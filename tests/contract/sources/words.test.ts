/** All interface text is in JSON: browser sources contain none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHardCodedWords } from '../../../engine/node/block-tools/testing/hard-coded-words'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listBlockSources, listProjectFiles } from '../../support/sources/sources'

/** Files whose text is for authors, and only shown in development. */
const FOR_AUTHORS = [
  'engine/core/editing/file-labels.ts',
  'engine/ui/errors/UnknownBlock.tsx',
  'engine/browser/dev/errors.ts',
  'engine/browser/dev/overlay.ts',
]

const files = [
  ...listProjectFiles(['engine/core', 'engine/ui', 'engine/browser']).filter((file) =>
    /\.tsx?$/.test(file),
  ),
  ...listBlockSources(),
].filter((file) => !FOR_AUTHORS.includes(file))

describe('the words of the engine and the blocks', () => {
  it.each(files)('%s has none', (file) => {
    expect(findHardCodedWords(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([])
  })
})

describe('the search for words in a source', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{n > 0 ? `no results` : <b>none</b>}</p>', ['no results', 'none']],
    ['<p>{shown && "yes"}</p>', ['yes']],
    ['<button aria-label="close" type="button" className="close">×</button>', ['close']],
    ['<img alt={known ? "a" : ""} src="a.svg" />', ['a']],
    ['<input placeholder={`you@`} />', ['you@']],
    ['const text = "Please wait a moment."', ['Please wait a moment.']],
    ['document.title = "Not found"', ['Not found']],
  ])('finds those of %s', (source, words) => {
    expect(findHardCodedWords(source)).toEqual(words)
  })

  it.each([
    '<p title={title}>{text}</p>',
    '<p> · {count}</p>',
    '<p>{render("key")}</p>',
    'if (key === "Escape") close()',
    'throw new Error("Root element not found")',
    'type Kind = "Some words"',
  ])('passes over %s', (source) => {
    expect(findHardCodedWords(source)).toEqual([])
  })
})
