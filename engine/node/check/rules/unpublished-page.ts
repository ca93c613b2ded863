import { createRedirects } from '../../../core/addresses/find-redirect'
import { renderClock } from '../../sources/time/read-time'
import type { Window } from '../../sources/time/window'
import { intersect, stateAt } from '../../sources/time/window'
import type { CheckContext, CheckedFile } from '../facts/context'
import { getLinkPart, hintAt, listInternalLinks } from '../facts/links'
import type { SiteRule } from './rule'

/** A link's target is published whenever the link is. */
export const unpublishedPage: SiteRule = {
  name: 'unpublished-page',
  severity: 'warning',
  scope: 'site',
  check(context) {
    const targets = listTimedPages(context)
    if (targets.size === 0) return []
    const { clock, documents, readLinks, redirects } = context
    const findRedirect = createRedirects(redirects)
    const byFile = new Map(documents.map((document) => [document.file, document]))
    return listInternalLinks(readLinks()).flatMap((link) => {
      const { file, pointer, path } = link
      const target = targets.get(path)
      const source = byFile.get(file)
      if (!target || !source) return []
      const since = findMismatch(windowOf(source, pointer), target, clock.now)
      if (since === undefined) return []
      // A link to an expired page may be redirected.
      if (findRedirect(path) && stateAt(target, since) === 'gone') return []
      const message = describe({ path, target, since }, clock)
      const hint = hintAt(link, 'Remove the link, or publish it only while the page is published.')
      return [{ file, pointer, message, hint, ...getLinkPart(link) }]
    })
  },
}

/** The pages that are not always published. */
function listTimedPages({ pages, withdrawn }: CheckContext): Map<string, Window> {
  return new Map(
    [...pages, ...withdrawn].flatMap(([route, { window }]) =>
      window ? [[route, window] as const] : [],
    ),
  )
}

/** The period during which the value at a pointer is published. */
function windowOf({ window = {}, windows = [] }: CheckedFile, pointer: string): Window {
  return windows
    .filter(([place]) => pointer.startsWith(`${place}/`))
    .reduce((all, [, one]) => intersect(all, one), window)
}

/** The first time, from now on, at which the link is published and its target is not. */
function findMismatch(source: Window, target: Window, now: number): number | undefined {
  const start = Math.max(now, source.from ?? now)
  if (stateAt(source, start) !== 'shown') return undefined
  if (stateAt(target, start) !== 'shown') return start
  const end = target.to
  return end !== undefined && end < (source.to ?? Number.POSITIVE_INFINITY) ? end : undefined
}

interface Mismatch {
  path: string
  target: Window
  /** The first time at which the link is published and its target is not. */
  since: number
}

function describe({ path, target, since }: Mismatch, { now, zone }: CheckContext['clock']): string {
  const state = stateAt(target, since)
  if (state === 'draft') return `The page "${path}" is a draft, so this link would be broken.`
  if (state === 'coming') {
    return `The page "${path}" is not published before ${renderClock(target.from ?? since, zone)}, but this link is.`
  }
  const time = renderClock(target.to ?? since, zone)
  if (since <= now) return `The page "${path}" expired at ${time}, but this link remains.`
  return `The page "${path}" will expire at ${time}, but this link will remain.`
}
