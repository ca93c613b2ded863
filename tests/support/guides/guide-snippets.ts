import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/util/project-root'

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
  const docs = readdirSync(join(projectRoot, 'docs')).filter((name) => name.endsWith('.md'))
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.map((name) => `docs/${name}`)]
}

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
