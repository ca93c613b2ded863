import type { Rule } from './rule'

const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<!--|<script/i

/** Texts are texts: markup in them would be shown as it is written. */
export const htmlInText: Rule = {
  name: 'html-in-text',
  check({ documents }) {
    return documents.flatMap(({ file, references }) =>
      references.flatMap(({ meaning, value, pointer }) => {
        if (!meaning.endsWith('text') || !value.includes('<')) return []
        const tag = TAG.exec(value)?.[0]
        if (tag === undefined) return []
        const hint =
          meaning === 'rich-text'
            ? 'Write **strong**, *emphasis* or [a link](/path).'
            : 'Write the words without it.'
        return [{ file, pointer, message: `A text has no HTML, such as "${tag}".`, hint }]
      }),
    )
  },
}
