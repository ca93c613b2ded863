import { inspectAsset } from '../../assets/inspect-asset'
import type { RuleIssue } from '../../problems/problem'
import type { CheckContext } from '../facts/context'
import { findReferences } from '../facts/find-references'
import type { SiteRule } from './rule'

/** Every picture and font that a file names can be shown. */
export const brokenAsset: SiteRule = {
  name: 'broken-asset',
  scope: 'site',
  check: (context) => tellAssets(context, false),
}

/** What is wrong with the files that are there, at each place that names them. */
export function tellAssets({ documents, assets }: CheckContext, isUnsafe: boolean): RuleIssue[] {
  const named = findReferences(documents, ({ meaning }) => meaning === 'asset')
  return named.flatMap(({ file, pointer, value }) => {
    const path = assets.get(value)
    const fault = path === undefined ? undefined : inspectAsset(path).fault
    if (fault?.isUnsafe !== isUnsafe) return []
    return [{ file, pointer, message: `"${value}" ${fault.message}.`, hint: fault.hint }]
  })
}
