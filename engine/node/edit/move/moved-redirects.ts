import { join } from 'node:path'
import { REDIRECTS_FILE } from '../../check/facts/context'
import { isRecord } from '../../lib/files/is-record'
import { decodeOldPath } from '../../schemas/redirects/old-path'
import { resolveSchemaPath } from '../../schemas/schema-path'
import type { Draft } from '../write/draft'
import type { PlannedFile } from '../write/write-files'
import type { Move, MovedPaths } from './move-request'
import { MOVE } from './move-request'

const RULES = '/rules'

interface Rule {
  /** Decoded. Empty for an invalid rule. */
  from: string
  to: unknown
}

function listRules(draft: Draft): Rule[] {
  const { data } = draft.read()
  const rules = isRecord(data) && Array.isArray(data.rules) ? data.rules : []
  return rules.map((rule) =>
    isRecord(rule) && typeof rule.from === 'string'
      ? { from: decodeOldPath(rule.from), to: rule.to }
      : { from: '', to: undefined },
  )
}

/** The pages that the same move has moved before it was killed, by their redirects. */
export function listMoved(draft: Draft, { from, to }: Pick<Move, 'from' | 'to'>) {
  return listRules(draft).flatMap((rule): [string, string][] => {
    const isInside = rule.from === from || rule.from.startsWith(`${from}/`)
    const target = to + rule.from.slice(from.length)
    return isInside && rule.to === target ? [[rule.from, target]] : []
  })
}

/** A page that moves to an old path replaces the redirect from it. */
export function dropRedirects(draft: Draft, moved: MovedPaths): void {
  const targets = new Set(moved.values())
  for (const [index, { from }] of [...listRules(draft).entries()].reverse()) {
    if (targets.has(from)) draft.remove(MOVE, `${RULES}/${index}`)
  }
}

export function addRedirects(draft: Draft, moved: MovedPaths): void {
  const known = new Set(listRules(draft).map(({ from }) => from))
  const added = buildRules(moved).filter(({ from }) => !known.has(from))
  if (added.length > 0) draft.add(MOVE, RULES, added)
}

/** The file of redirects for a site without one. */
export function startRedirects(siteDir: string, moved: MovedPaths): PlannedFile {
  const path = join(siteDir, REDIRECTS_FILE)
  const data = { $schema: resolveSchemaPath('redirects', path), rules: buildRules(moved) }
  return { path, after: `${JSON.stringify(data, null, 2)}\n` }
}

function buildRules(moved: MovedPaths): { from: string; to: string; status: number }[] {
  return [...moved].map(([from, to]) => ({ from, to, status: 301 }))
}
