import type { AssetIssue } from '../../lib/media/asset-issue'
import { inspectAsset } from '../../lib/media/inspect-asset'
import { inspectFile } from '../../lib/media/inspect-file'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { decodeFilePath } from '../facts/linked-files'
import { getLinkPart, listInternalLinks } from '../facts/links'
import type { SiteRule } from './rule'

/** Every picture, font, download and linked file is valid. */
export const brokenAsset: SiteRule = {
  name: 'broken-asset',
  scope: 'site',
  check: (context) => reportAssets(context, 'broken-asset'),
}

type NamedFile = Pick<RuleIssue, 'file' | 'pointer' | 'isPart' | 'part'> & { value: string }

/** The issues with existing files, reported at each reference. */
export function reportAssets(context: CheckContext, rule: AssetIssue['rule']): RuleIssue[] {
  const { documents, assets } = context
  const report = (named: NamedFile[], inspect: typeof inspectFile | typeof inspectAsset) =>
    named.flatMap(({ value, ...place }) => {
      const path = assets.get(value)
      const issue = path === undefined ? undefined : inspect(path).issue
      if (issue?.rule !== rule) return []
      return [{ ...place, message: `"${value}" ${issue.message}.`, hint: issue.hint }]
    })
  const files = [...findMeaning(documents, 'file').map(placeOf), ...listLinked(context)]
  return [
    ...report(findMeaning(documents, 'asset').map(placeOf), inspectAsset),
    ...report(files, inspectFile),
  ]
}

const placeOf = ({ file, pointer, value }: NamedFile): NamedFile => ({ file, pointer, value })

/** The linked files in the `assets` folder. */
function listLinked({ readLinks }: CheckContext): NamedFile[] {
  return listInternalLinks(readLinks())
    .filter(({ path }) => path.startsWith('/assets/'))
    .map((link) => ({
      ...{ file: link.file, pointer: link.pointer, ...getLinkPart(link) },
      value: decodeFilePath(link.path),
    }))
}
