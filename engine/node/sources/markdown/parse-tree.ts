import type { Root } from 'mdast'
import type { Extension } from 'mdast-util-from-markdown'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { guardText } from '../../../core/text/guard'

/** Reads CommonMark with tables, with the place of every part. */
export function parseTree(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown(), ESCAPED_BRACES],
  })
}

/** A brace after a backslash begins no token; without this, only the brace would be left of it. */
const ESCAPED_BRACES: Extension = {
  exit: {
    characterEscapeValue(token) {
      const tail = this.stack.pop()
      if (tail?.type !== 'text') return
      const character = this.sliceSerialize(token)
      tail.value += character === '{' ? guardText(character) : character
      if (tail.position) tail.position.end = { ...token.end }
    },
  },
}
