import { resolve } from 'node:path'
import { canonicalPath } from '../../../core/addresses/paths'
import type { CheckContext } from '../../check/facts/context'
import { REDIRECTS_FILE } from '../../check/facts/context'
import { findReferences } from '../../check/facts/find-references'
import type { Link } from '../../check/facts/link'
import { decodeFilePath } from '../../check/facts/linked-files'
import type { ValueSource } from '../../lib/problems/problem'
import { findSource } from '../../sources/compose/source-map'
import { findUses } from './find-uses'
import type { KnownSite, Target, TargetSource } from './target'

type NamedTarget = Pick<Target, 'kind' | 'name'>

/** The places that name a target, for example all links to a page. */
export function listTargetUses(target: NamedTarget, { facts, check }: KnownSite): TargetSource[] {
  const { site, context } = facts
  if (target.kind === 'fragment') {
    const { uses } = findUses(site, target.name)
    return uses.map(({ file, pointer }) => ({ path: resolve(file), pointer }))
  }
  const places = [...listLinks(target, context), ...listReferences(target, context)]
  const sourceMaps = check.openSourceMaps()
  const made = new Map(check.openKnown().pageFiles.map((page) => [page.file, page.made?.by]))
  const found = new Map<string, TargetSource>()
  for (const { file, pointer } of places) {
    const sourceMap = sourceMaps.get(file) ?? new Map()
    const source = findSource(sourceMap, made.get(file) ?? file, pointer)
    const path = resolve(site.dir, source.file)
    found.set(JSON.stringify([path, source.pointer]), { path, pointer: source.pointer })
  }
  return [...found.values()]
}

function listLinks({ kind, name }: NamedTarget, { whole }: CheckContext): ValueSource[] {
  const links = whole.languages.flatMap((language) => language.readLinks())
  const redirects = whole.languages.flatMap((language) => language.redirects)
  const isTarget = ({ path, hash, route }: Link) => {
    if (kind === 'file') return decodeFilePath(path) === name
    const page = path === '' ? route : canonicalPath(path)
    return kind === 'page' ? path !== '' && page === name : page + hash === name
  }
  const found = LINKED.has(kind) ? links.filter((link) => !link.external && isTarget(link)) : []
  const redirected = kind === 'page' ? redirects.filter(({ path }) => path === name) : []
  return [
    ...found,
    ...redirected.map(({ pointer }) => ({ file: REDIRECTS_FILE, pointer: `${pointer}/to` })),
  ]
}

const LINKED: ReadonlySet<string> = new Set(['page', 'anchor', 'file'])

/** The values that are the name itself. An anchor is no use of itself. */
function listReferences({ kind, name }: NamedTarget, { whole }: CheckContext): ValueSource[] {
  const meanings = kind === 'file' ? ['asset', 'file'] : [kind]
  return findReferences(
    whole.documents,
    ({ meaning, value }) => value === name && meanings.includes(meaning),
  )
}
