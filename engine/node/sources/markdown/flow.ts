/** Converts the blocks of a Markdown file to entries of running text. */

import type { BlockContent, Blockquote, DefinitionContent, List, ListItem } from 'mdast'
import type { ContentItem } from '../../../../schemas/generated/types'
import { isPicture, readCode, readHeading, readParagraph, readTable } from './entries'
import { refuseHtml } from './html'
import { readPhrases } from './phrases'
import type { Reading } from './reading'
import { addWarning, locateNode } from './reading'
import type { Target } from './target'
import { addEntry, nextPointer } from './target'

export type Flow = BlockContent | DefinitionContent

/** Adds a block of the file to the entries. */
export function readFlow(node: Flow, target: Target, reading: Reading): void {
  switch (node.type) {
    case 'paragraph':
      readParagraph(node, target, reading)
      break
    case 'heading':
      readHeading(node, target, reading)
      break
    case 'list':
      readList(node, target, reading)
      break
    case 'blockquote':
      readQuote(node, target, reading)
      break
    case 'code':
      readCode(node, target, reading)
      break
    case 'table':
      readTable(node, target, reading)
      break
    case 'html':
      refuseHtml(reading, node)
      break
    case 'thematicBreak':
      addWarning(reading, node, {
        message: 'A horizontal line between paragraphs is not shown.',
        hint: 'Begin a section with "## ", or delete the line.',
      })
      break
    // A definition is read where it is referred to. Footnotes are not supported.
    default:
  }
}

function readQuote(node: Blockquote, target: Target, reading: Reading): void {
  const pointer = `${nextPointer(target)}/quote/content`
  const content = readInner(node, pointer, reading)
  if (content.length > 0)
    addEntry({ item: { quote: { content } }, node, parts: ['content'] }, target, reading)
}

function readInner({ children }: Blockquote | ListItem, pointer: string, reading: Reading) {
  const content: ContentItem[] = []
  for (const child of children) readFlow(child, { content, pointer }, reading)
  return content
}

/** Adds a list of strings, or a list whose items contain several entries. */
function readList(node: List, target: Target, reading: Reading): void {
  const items = node.children.filter((item) => !isEmptyItem(item, reading))
  if (items.length === 0) return
  const isPlain = items.every(isText) && (!node.ordered || (node.start ?? 1) === 1)
  if (isPlain) readTexts(node, items, { target, reading })
  else readOutline(node, items, { target, reading })
}

interface ListPlace {
  target: Target
  reading: Reading
}

function isEmptyItem(item: ListItem, reading: Reading): boolean {
  if (item.children.length > 0) return false
  addWarning(reading, item, {
    message: 'This list item is empty, so it is not shown.',
    hint: 'Write its text, or delete the line.',
  })
  return true
}

function isText({ children: [only, ...more] }: ListItem): boolean {
  return only?.type === 'paragraph' && more.length === 0 && !only.children.some(isPicture)
}

function readTexts(node: List, items: ListItem[], { target, reading }: ListPlace): void {
  const kind = node.ordered ? 'numbered' : 'list'
  const pointer = `${nextPointer(target)}/${kind}`
  const texts: string[] = []
  for (const { children } of items) {
    const [only] = children
    if (only?.type !== 'paragraph') continue
    const at = `${pointer}/${texts.length}`
    const text = readPhrases(only.children, at, reading)
    if (text === '') continue
    reading.places.set(at, locateNode(reading, only))
    texts.push(text)
  }
  if (texts.length > 0) addEntry({ item: { [kind]: texts }, node }, target, reading)
}

function readOutline(node: List, items: ListItem[], { target, reading }: ListPlace): void {
  const pointer = `${nextPointer(target)}/outline/items`
  const contents: ContentItem[][] = []
  for (const item of items) {
    const at = `${pointer}/${contents.length}`
    const content = readInner(item, at, reading)
    if (content.length === 0) continue
    reading.places.set(at, locateNode(reading, item))
    contents.push(content)
  }
  if (contents.length === 0) return
  const numbered = node.ordered === true
  const start = numbered && node.start !== 1 ? node.start : undefined
  const outline = { numbered, ...(typeof start === 'number' && { start }), items: contents }
  addEntry({ item: { outline }, node, parts: ['items'] }, target, reading)
}
