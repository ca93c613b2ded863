import type { RichNode } from '../../../core/rich-text'
import { parseRichText } from '../../../core/rich-text'
import { findReferences } from '../find-references'
import { TEXT_MEANINGS } from '../validate'
import type { DocumentRule } from './rule'

const MARKED = /\*\*[^\s*][^*]*\*\*|\[[^[\]]+\]\([^\s()]+\)/
const REST = /\*\*|\]\(/

/** Marks that nothing reads are shown to visitors as they are written. */
export const strayMark: DocumentRule = {
  name: 'stray-mark',
  severity: 'warning',
  scope: 'document',
  check({ documents }) {
    const texts = findReferences(documents, ({ meaning }) => TEXT_MEANINGS.has(meaning))
    return texts.flatMap(({ file, pointer, meaning, value }) => {
      const isRich = meaning === 'rich-text'
      const mark = isRich ? findRest(value) : MARKED.exec(value)?.[0]
      if (mark === undefined) return []
      const message = `Visitors see the marks of this text: "${mark}".`
      return [{ file, pointer, message, hint: isRich ? renderHint(mark) : PLAIN }]
    })
  },
}

const PLAIN = 'This text has no marks. Write the words without them.'

function renderHint(mark: string): string {
  return mark === '**'
    ? 'Strong words stand between two "**", with no space beside them: **strong**.'
    : 'A link is written [words](/path), with no space in the address.'
}

/** The mark that reading a rich text leaves over. */
function findRest(text: string): string | undefined {
  return REST.test(text) ? findInNodes(parseRichText(text)) : undefined
}

function findInNodes(nodes: RichNode[]): string | undefined {
  for (const node of nodes) {
    const found = typeof node === 'string' ? REST.exec(node)?.[0] : findInNodes(node.children)
    if (found !== undefined) return found
  }
  return undefined
}
