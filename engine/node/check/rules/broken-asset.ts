import { inspectAsset } from '../../assets/inspect-asset'
import { inspectFile } from '../../assets/inspect-file'
import type { RuleIssue } from '../../problems/problem'
import type { CheckContext } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { decodeFilePath } from '../facts/linked-files'
import { listInternalLinks, tellPart } from '../facts/links'
import type { SiteRule } from './rule'

/** Every picture, font, file for readers and linked file is what it should be. */
export const brokenAsset: SiteRule = {
  name: 'broken-asset',
  scope: 'site',
  reads: ['asset', 'file', 'href', 'rich-text'],
  check: (context) => tellAssets(context, false),
}

type NamedFile = Pick<RuleIssue, 'file' | 'pointer' | 'isPart' | 'part'> & { value: string }

/** What is wrong with the files that are there, at each place that names them. */
export function tellAssets(context: CheckContext, isUnsafe: boolean): RuleIssue[] {
  const { documents, assets } = context
  const tell = (named: NamedFile[], inspect: typeof inspectFile | typeof inspectAsset) =>
    named.flatMap(({ value, ...place }) => {
      const path = assets.get(value)
      const fault = path === undefined ? undefined : inspect(path).fault
      if (fault?.isUnsafe !== isUnsafe) return []
      return [{ ...place, message: `"${value}" ${fault.message}.`, hint: fault.hint }]
    })
  const files = [...findMeaning(documents, 'file').map(placeOf), ...listLinked(context)]
  return [
    ...tell(findMeaning(documents, 'asset').map(placeOf), inspectAsset),
    ...tell(files, inspectFile),
  ]
}

const placeOf = ({ file, pointer, value }: NamedFile): NamedFile => ({ file, pointer, value })

/** The files of the folder `assets` that links lead to. */
function listLinked({ readLinks }: CheckContext): NamedFile[] {
  return listInternalLinks(readLinks())
    .filter(({ path }) => path.startsWith('/assets/'))
    .map((link) => ({
      ...{ file: link.file, pointer: link.pointer, ...tellPart(link) },
      value: decodeFilePath(link.path),
    }))
}
