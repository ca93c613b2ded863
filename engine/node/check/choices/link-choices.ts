import { splitHref } from '../../../core/addresses/paths'
import { createAnchorLookup } from '../facts/anchors'
import type { CheckContext, CheckedFile } from '../facts/context'
import { listReaderPaths } from '../facts/linked-file-paths'
import type { Choice } from './choice'
import type { FileFacts } from './site-facts'

/** The choices for a part of a value that starts at an index. */
export interface PartChoices {
  start: number
  /** Matches what a choice replaces after the cursor. Default: the rest of the value. */
  rest?: RegExp
  choices: Iterable<Choice>
}

const REST_OF_LINK = /[^\s"()#]*/y

/** The targets of a link that is written so far: pages and files, or the anchors of its page. */
export function listLinkTargets(written: string, facts: FileFacts): PartChoices {
  const hash = written.indexOf('#')
  if (hash < 0) return { start: 0, rest: REST_OF_LINK, choices: listTargets(facts) }
  const { path } = splitHref(written)
  const ids = createAnchorLookup(facts.context)(path === '' ? facts.route : path)
  const choices = [...(ids ?? [])].map((value) => ({ value }))
  return { start: hash + 1, rest: REST_OF_LINK, choices }
}

function* listTargets({ context, site }: FileFacts): Iterable<Choice> {
  yield* listPages(context)
  for (const { from, alias, isPattern, to } of context.redirects) {
    if (alias && !isPattern) yield { value: encodePath(from), detail: to }
  }
  for (const path of listReaderPaths({ ...context, collections: site.shared.collections })) {
    yield { value: encodePath(path) }
  }
}

/** The site's pages, those of the file's language first. */
export function* listPages({ pages, whole }: CheckContext): Iterable<Choice> {
  for (const [route, page] of pages) yield buildPage(route, page)
  for (const [route, page] of [...whole.pages, ...whole.withdrawn]) {
    if (!pages.has(route)) yield buildPage(route, page)
  }
}

/** Page → its choice, which is the same until the page changes. */
const built = new WeakMap<CheckedFile, Choice>()

function buildPage(route: string, page: CheckedFile): Choice {
  const known = built.get(page)
  if (known) return known
  const { title, description } = (page.data ?? {}) as Record<string, unknown>
  const choice = { value: route, detail: readText(title), documentation: readText(description) }
  built.set(page, choice)
  return choice
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A path as in a link. Rich text does not allow parentheses in links. */
function encodePath(path: string): string {
  const encode = (part: string) =>
    encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29')
  return path.split('/').map(encode).join('/')
}
