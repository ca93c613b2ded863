import { findReferences } from '../find-references'
import { TEXT_MEANINGS } from '../validate'
import type { DocumentRule } from './rule'

const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<!--|<script/i

/** Texts are texts: markup in them would be shown as it is written. */
export const htmlInText: DocumentRule = {
  name: 'html-in-text',
  scope: 'document',
  check({ documents }) {
    const texts = findReferences(
      documents,
      ({ meaning, value }) => TEXT_MEANINGS.has(meaning) && TAG.test(value),
    )
    return texts.map(({ file, pointer, meaning, value }) => ({
      file,
      pointer,
      message: `A text has no HTML, such as "${TAG.exec(value)?.[0]}".`,
      hint:
        meaning === 'rich-text'
          ? 'Write **strong**, *emphasis* or [a link](/path).'
          : 'Write the words without it.',
    }))
  },
}
