import type { Root } from 'mdast'
import type { Extension } from 'mdast-util-from-markdown'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { escapeText } from '../../../core/text/escape-rich-text'

/** Parses CommonMark with tables, with the location of every node. */
export function parseTree(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown(), ESCAPED_BRACES],
  })
}

/** An escaped brace does not start a token. Without this, the parser would drop the backslash. */
const ESCAPED_BRACES: Extension = {
  exit: {
    characterEscapeValue(token) {
      const tail = this.stack.pop()
      if (tail?.type !== 'text') return
      const character = this.sliceSerialize(token)
      tail.value += character === '{' ? escapeText(character) : character
      if (tail.position) tail.position.end = { ...token.end }
    },
  },
}
