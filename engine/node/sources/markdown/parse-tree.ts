import type { Root } from 'mdast'
import type { Extension } from 'mdast-util-from-markdown'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { ESCAPE } from '../../../core/text/escape-rich-text'

/** Parses CommonMark with tables, with the location of every node. */
export function parseTree(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown(), ESCAPES],
  })
}

/** An escaped character is plain text. Without this, the parser would drop the backslash. */
const ESCAPES: Extension = {
  exit: {
    characterEscapeValue(token) {
      const tail = this.stack.pop()
      if (tail?.type !== 'text') return
      const character = this.sliceSerialize(token)
      tail.value += /[*[\]`<&{_]/.test(character) ? character + ESCAPE : character
      if (tail.position) tail.position.end = { ...token.end }
    },
  },
}
