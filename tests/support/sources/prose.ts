import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from './sources'
import { visitObjects } from './visit-objects'

const FOLDERS = ['engine', 'blocks', 'scripts', 'schemas', 'tests', 'docs']

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md']

/**
 * Files that are not checked: licences, requirements as the customer wrote them, site content,
 * translations, recorded names, and the word tables themselves.
 */
const OTHERS =
  /OFL-1\.1|^tests\/(requirements\.md|releases|sites|public-names|linear-regexes|contract\/sources\/vocabulary)|^schemas\/(words|generated)\/|\/examples?(\.|\/)|\.(woff2|webm|png|jpe?g|avif|webp|svg)$/

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** Files with prose for people: sources, schemas, tests and guides. */
export function listTexts(): string[] {
  return [...listProjectFiles(FOLDERS), ...PAGES].filter(
    (file) => /\.(tsx?|m?js|json|css|md|txt|yml)$/.test(file) && !OTHERS.test(file),
  )
}

/** The words in a file and its path: `readBytes` and `read-bytes` are two words each. */
export function readWords(file: string): string {
  return `${file}\n${read(file)}`
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s*]+/g, ' ')
    .toLowerCase()
}

/** The sentences in a file: comments and printed messages, descriptions, or a whole guide. */
export function readProse(file: string): string {
  return listSentences(file)
    .join('\n')
    .replace(/[\s*]+/g, ' ')
}

function listSentences(file: string): string[] {
  if (/\.(md|txt)$/.test(file)) return [read(file).replace(/```[\s\S]*?```/g, '')]
  if (/\.tsx?$/.test(file)) return listSourceTexts(file)
  if (file.endsWith('.css')) return read(file).match(/\/\*[\s\S]*?\*\//g) ?? []
  if (file.startsWith('tests/') || !file.endsWith('.json')) return []
  const texts: string[] = []
  visitObjects(JSON.parse(read(file)), ({ description }) => {
    if (typeof description === 'string') texts.push(description)
  })
  return texts
}

function listSourceTexts(file: string): string[] {
  const { program, comments } = parseSync(file, read(file))
  const texts = comments.map(({ value }) => value)
  // Tests quote reports and contain invalid input.
  if (file.includes('/tests/') || file.startsWith('tests/')) return texts
  visitObjects(program, ({ type, value }) => {
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
    if (typeof text === 'string' && text.includes(' ')) texts.push(text)
  })
  return texts
}
