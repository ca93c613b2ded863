import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** A fenced piece of a guide, with what the comment above it says that it is. */
export interface Snippet {
  language: string
  text: string
  /** The first word of the comment: `page`, `block`, `report` …; empty without a comment. */
  kind: string
  /** The rest of it: where the piece belongs. */
  detail: string
  /** The line of the fence in the guide. */
  line: number
}

/** The texts for people: README, contributing, security and all guides, as paths from the project's folder. */
export function listGuides(): string[] {
  const docs = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort()
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs]
}

/**
 * The guides in groups whose JSON goes into one site, in the order in which they are read: the
 * pages of a folder such as `docs/authors`, as `docs/authors.md` links to them. Every other guide
 * is alone.
 * @throws {Error} when an index has no link to a page of its folder.
 */
export function listSeries(): string[][] {
  const guides = listGuides()
  const pagesOf = (index: string) => guides.filter((path) => path.startsWith(`${trimMd(index)}/`))
  const indexes = guides.filter((path) => path.split('/').length <= 2)
  return indexes.map((index) => {
    const text = readGuide(index)
    const found = pagesOf(index).map((path) => {
      const at = text.indexOf(`](${basename(trimMd(index))}/${basename(path)}`)
      if (at < 0) throw new Error(`${index} has no link to ${path}.`)
      return { path, at }
    })
    return [index, ...found.sort((a, b) => a.at - b.at).map(({ path }) => path)]
  })
}

const trimMd = (path: string) => path.replace(/\.md$/, '')

export function readGuide(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

const FENCE = /(?:^<!-- ([a-z]+) ?(.*?) -->\n+)?^```(\w*)\n([\s\S]*?)^```$/gm

/** The fenced pieces of a guide, in order. */
export function findSnippets(guide: string): Snippet[] {
  return [...guide.matchAll(FENCE)].map(
    ({ 1: kind = '', 2: detail = '', 3: language = '', 4: text = '', index }) => ({
      language,
      text,
      kind,
      detail,
      line: guide.slice(0, index).split('\n').length,
    }),
  )
}

/** A guide without its fenced pieces. */
export function withoutSnippets(guide: string): string {
  return guide.replaceAll(FENCE, '')
}
