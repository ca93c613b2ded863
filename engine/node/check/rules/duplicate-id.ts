import { PAGE_IDS } from '../../../core/page/page-ids'
import type { RuleIssue } from '../../lib/problems/problem'
import type { Anchor } from '../facts/anchors'
import { listAnchors, listSharedAnchors } from '../facts/anchors'
import type { CheckContext } from '../facts/context'
import { CTA_FILE, findCtaIndex, LAYOUT_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/**
 * An id is unique on a page, including the layout, the closing call to action and the document
 * itself.
 */
export const duplicateId: SiteRule = {
  name: 'duplicate-id',
  scope: 'language',
  check(context) {
    const { layout, ctas } = listSharedAnchors(context)
    const closing = (route: string | undefined) =>
      route === undefined ? [] : (ctas[findCtaIndex(context, route) ?? -1] ?? [])
    return [
      ...findRepeated(layout, []),
      ...ctas.flatMap((anchors) => findRepeated(anchors, layout)),
      ...listOthers(context).flatMap((document) =>
        findRepeated(
          listAnchors(document),
          document.route ? [...layout, ...closing(document.route)] : [],
        ),
      ),
    ]
  },
}

function listOthers({ documents }: CheckContext): CheckContext['documents'] {
  return documents.filter(({ file }) => file !== LAYOUT_FILE && file !== CTA_FILE)
}

function findRepeated(anchors: Anchor[], around: Anchor[]): RuleIssue[] {
  const taken = new Map(around.map((anchor) => [anchor.id, anchor]))
  return anchors.flatMap((anchor) => {
    if (PAGE_IDS.has(anchor.id)) return [refusePageId(anchor)]
    const first = taken.get(anchor.id)
    if (!first) {
      taken.set(anchor.id, anchor)
      return []
    }
    const { id, file, pointer } = anchor
    const where = first.file === file ? first.pointer : `${first.pointer} in ${first.file}`
    const message = `The id "${id}" is used twice on one page.`
    return [{ file, pointer, message, hint: `Rename one of them: the id is also at ${where}.` }]
  })
}

function refusePageId({ id, file, pointer }: Anchor): RuleIssue {
  const message = `The id "${id}" is reserved: every page uses it.`
  return { file, pointer, message, hint: `Write another one, such as "${id}-2".` }
}
