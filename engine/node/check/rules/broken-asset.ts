import type { AssetFault } from '../../assets/inspect-asset'
import { inspectAsset } from '../../assets/inspect-asset'
import { inspectFile } from '../../assets/inspect-file'
import type { RuleIssue } from '../../problems/problem'
import type { CheckContext } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { SiteRule } from './rule'

/** Every picture, font and file for readers that a file names is what it should be. */
export const brokenAsset: SiteRule = {
  name: 'broken-asset',
  scope: 'site',
  reads: ['asset', 'file'],
  check: (context) => tellAssets(context, false),
}

/** What is wrong with the files that are there, at each place that names them. */
export function tellAssets({ documents, assets }: CheckContext, isUnsafe: boolean): RuleIssue[] {
  const named = Object.keys(INSPECTORS).flatMap((meaning) => findMeaning(documents, meaning))
  return named.flatMap(({ file, pointer, value, meaning }) => {
    const path = assets.get(value)
    const fault = path === undefined ? undefined : INSPECTORS[meaning]?.(path).fault
    if (fault?.isUnsafe !== isUnsafe) return []
    return [{ file, pointer, message: `"${value}" ${fault.message}.`, hint: fault.hint }]
  })
}

/** What looks at the files that values of a meaning name. */
const INSPECTORS: Record<string, (path: string) => { fault?: AssetFault }> = {
  asset: inspectAsset,
  file: inspectFile,
}
