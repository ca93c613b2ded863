import type { CtaRule } from '../../../../schemas/generated/types'
import { resolveCta } from '../../../core/page/cta'
import { isRecord } from '../../lib/files/is-record'
import type { Draft } from '../write/draft'
import type { MovedPaths, Moving } from './move-request'
import { MOVE, moveWithin } from './move-request'

/**
 * Changes the paths of rules for moved pages: exact ones and, if folders move, those of folders. A
 * note reports if another rule then applies to a page.
 * `moved` contains the pages that end with a closing call to action.
 */
export function moveCtas(draft: Draft, moving: Moving, moved: MovedPaths): void {
  const before = listRules(draft)
  const movePattern = (pattern: string) =>
    pattern.endsWith('/*') ? moveWithin(moving, pattern) : moved.get(pattern)
  for (const [index, { path }] of before.entries()) {
    const value = movePattern(path)
    if (value !== undefined) draft.apply(MOVE, [{ pointer: `/rules/${index}/path`, value }])
  }
  const after = listRules(draft)
  for (const [route, target] of moved) {
    const old = resolveCta(before, route)
    const index = after.indexOf(resolveCta(after, target) as CtaRule)
    if (index === before.indexOf(old as CtaRule)) continue
    const pointer = index < 0 ? '/rules' : `/rules/${index}/path`
    const shown = index < 0 ? 'no closing call to action' : 'this closing call to action'
    const lost = old ? `, not that of "${old.path}"` : ''
    draft.apply(MOVE, [{ pointer, note: `"${target}" ends with ${shown}${lost}.` }])
  }
}

/** An invalid entry of the list does not apply to any page. */
const NO_RULE = { path: '' } as CtaRule

function listRules(draft: Draft): CtaRule[] {
  const { data } = draft.read()
  const rules = isRecord(data) && Array.isArray(data.rules) ? data.rules : []
  const isRule = (rule: unknown) => isRecord(rule) && typeof rule.path === 'string'
  return rules.map((rule) => (isRule(rule) ? rule : NO_RULE))
}
