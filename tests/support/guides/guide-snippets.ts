import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** A fenced snippet in a guide, with the directive from the comment above it. */
export interface Snippet {
  language: string
  text: string
  /**
   * The first word of the comment, such as `page`, `block` or `report`. Empty without a comment.
   */
  kind: string
  /** The rest of the comment, which says where the snippet belongs. */
  detail: string
  /** The line number of the snippet's opening fence. */
  line: number
}

/**
 * The prose files: README, CONTRIBUTING, SECURITY and all guides, as paths relative to the
 * project's folder.
 */
export function listGuides(): string[] {
  const docs = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort()
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs]
}

/**
 * The guides, grouped so that the JSON of a group belongs to one site, in reading order. The pages
 * of a folder such as `docs/authors` form a group, in the order of the links in `docs/authors.md`.
 * Each other guide is a separate group.
 * @throws {Error} if an index does not link to a page in its folder.
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

/** A guide's fenced snippets, in order. */
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

/** A guide without its fenced snippets. */
export function withoutSnippets(guide: string): string {
  return guide.replaceAll(FENCE, '')
}
