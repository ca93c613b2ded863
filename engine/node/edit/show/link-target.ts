import { join } from 'node:path'
import { canonicalPath, fileOfRoute, splitHref } from '../../../core/addresses/paths'
import type { FileFacts } from '../../check/choices/site-facts'
import { listAnchors, listSharedAnchors } from '../../check/facts/anchors'
import type { CheckedFile } from '../../check/facts/context'
import { findCtaIndex, REDIRECTS_FILE } from '../../check/facts/context'
import { decodeFilePath } from '../../check/facts/linked-files'
import { findAround } from '../../lib/json/find-around'
import { findSource } from '../../sources/compose/source-map'
import type { KnownSite, Target, TargetSource } from './target'

/** Links contain only these characters, in any format. */
const LINK = /[^\s"'()<>[\],;|\\{}]/

/** Finds the page, anchor or file that a link at an offset opens. The text may have errors. */
export function findLinkTarget(text: string, offset: number, known: KnownSite): Target | undefined {
  const { start, end } = findAround(text, offset, LINK)
  const href = text.slice(start, end)
  if (!/^[/#]/.test(href)) return undefined
  const { path, search, hash } = splitHref(href)
  const { facts } = known
  const route = path === '' ? facts.route : canonicalPath(path)
  const page = route === undefined ? undefined : findPage(known, route)
  const pathEnd = start + path.length
  if (!page || route === undefined) {
    const source = findFile(path, facts)
    return source && { kind: 'file', name: path, start, end: pathEnd, source }
  }
  const hashStart = pathEnd + search.length
  if (hash.length > 1 && offset >= hashStart) {
    const source = findAnchor(page, hash.slice(1), known)
    return { kind: 'anchor', name: route + hash, start: hashStart, end, source }
  }
  return { kind: 'page', name: route, start, end: pathEnd, source: locatePage(page, facts) }
}

/** The page with a path. One that has not been checked yet is checked. */
export function findPage({ facts, check }: KnownSite, route: string): CheckedFile | undefined {
  const { pages, whole } = facts.context
  const known = pages.get(route) ?? whole.pages.get(route) ?? whole.withdrawn.get(route)
  return known?.data === undefined ? (check.look(fileOfRoute(route)) ?? known) : known
}

/** The file of a page, or the one that generates it. */
function locatePage({ file, made }: CheckedFile, { site }: FileFacts): TargetSource {
  return { path: join(site.dir, made?.by ?? file) }
}

function findAnchor(page: CheckedFile, id: string, { facts, check }: KnownSite): TargetSource {
  const { context, site } = facts
  const { layout, ctas } = listSharedAnchors(context)
  const closing = ctas[findCtaIndex(context, page.route ?? '') ?? -1] ?? []
  const anchor = [...listAnchors(page), ...layout, ...closing].find((one) => one.id === id)
  if (!anchor) return locatePage(page, facts)
  const sourceMap = check.openSourceMaps().get(anchor.file) ?? new Map()
  const { file, pointer } = findSource(sourceMap, page.made?.by ?? anchor.file, anchor.pointer)
  return { path: join(site.dir, file), pointer }
}

/** A file that is not a page, or a redirect. */
function findFile(path: string, { context, site }: FileFacts): TargetSource | undefined {
  const file = decodeFilePath(path)
  const published = context.publicFiles.find((one) => one.path === file)?.source
  const disk = context.assets.get(file) ?? published
  if (disk !== undefined) return { path: disk }
  const redirect = context.redirects.find(({ from, isPattern }) => !isPattern && from === file)
  return redirect && { path: join(site.dir, REDIRECTS_FILE), pointer: redirect.pointer }
}
