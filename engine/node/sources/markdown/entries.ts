/** Entries of running text without nested entries. */

import type {
  Code,
  Heading,
  Image,
  ImageReference,
  Paragraph,
  PhrasingContent,
  Table,
  TableRow,
} from 'mdast'
import type { ContentTable, Picture } from '../../../../schemas/generated/types'
import { escapeText, unescapeText } from '../../../core/text/escape-rich-text'
import { joinText } from './join-lines'
import { readPhrases, readPlain } from './phrases'
import type { Reading } from './reading'
import { addError, addWarning, locateNode } from './reading'
import type { Target } from './target'
import { addEntry, nextPointer } from './target'

/** The values that the schema accepts as the language of code. */
const LANGUAGE = /^[A-Za-z0-9][A-Za-z0-9+#._-]*$/

/** Adds a paragraph, or the pictures that it consists of. */
export function readParagraph(node: Paragraph, target: Target, reading: Reading): void {
  const pictures = node.children.filter(isPicture)
  if (pictures.length > 0 && node.children.every((child) => isPicture(child) || isBlank(child))) {
    for (const picture of pictures) readPicture(picture, target, reading)
    return
  }
  const text = readPhrases(node.children, `${nextPointer(target)}/text`, reading)
  if (text !== '') addEntry({ item: { text }, node }, target, reading)
}

export function isPicture(node: PhrasingContent): node is Image | ImageReference {
  return node.type === 'image' || node.type === 'imageReference'
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

function readPicture(node: Image | ImageReference, target: Target, reading: Reading): void {
  const source = node.type === 'image' ? node : reading.definitions.get(node.identifier)
  const picture: Picture = { src: unescapeText(source?.url ?? ''), alt: joinText(node.alt ?? '') }
  if (source?.title) picture.caption = source.title
  addEntry({ item: { picture }, node, parts: Object.keys(picture) }, target, reading)
}

/** Adds a heading below that of its section. */
export function readHeading(node: Heading, target: Target, reading: Reading): void {
  if (node.depth === 1) {
    refuseMainHeading(node, reading)
    return
  }
  const heading = readPlain(node.children, 'A heading', reading)
  if (heading !== '') addEntry({ item: { heading }, node }, target, reading)
}

function refuseMainHeading(node: Heading, reading: Reading): void {
  addError(reading, node, {
    message: 'The page has its main heading already.',
    hint: 'Delete the line, or begin a section with "## ".',
  })
}

/** Adds lines of code. They contain no tokens or delimiters. */
export function readCode(node: Code, target: Target, reading: Reading): void {
  if (node.value === '') return
  const lang = unescapeText(node.lang ?? '')
  const language = LANGUAGE.test(lang) ? lang : undefined
  const unread = language === undefined ? lang : unescapeText(node.meta ?? '')
  if (unread) {
    addWarning(reading, node, {
      message: `The text after the backticks is not shown: "${unread}".`,
      hint: 'After the backticks, write only the language of the code, such as "json".',
    })
  }
  const code = { text: escapeText(node.value), ...(language && { language }) }
  addEntry({ item: { code }, node, parts: Object.keys(code) }, target, reading)
}

/** Adds a table. Column headings and cells may be empty. */
export function readTable(node: Table, target: Target, reading: Reading): void {
  const [head, ...body] = node.children
  const pointer = `${nextPointer(target)}/table`
  if (!head || body.length === 0) {
    addError(reading, node, {
      message: 'The table has no rows.',
      hint: 'Write a row below the line of hyphens.',
    })
    return
  }
  const columns = readRow(head, `${pointer}/columns`, reading)
  const rows = body.map((row, index) => {
    const at = `${pointer}/rows/${index}`
    reading.places.set(at, locateNode(reading, row))
    if (row.children.length > columns.length) reportLongRow(row, columns.length, reading)
    return readRow(row, at, reading)
  })
  const table: ContentTable = { columns, rows }
  if (node.align?.some(Boolean)) table.align = node.align.map((side) => side ?? 'left')
  addEntry({ item: { table }, node, parts: Object.keys(table) }, target, reading)
}

function reportLongRow(row: TableRow, columns: number, reading: Reading): void {
  addError(reading, row, {
    message: `This row has ${row.children.length} cells, but the table has ${columns} columns.`,
    hint: 'In a cell, even in code, write a vertical bar as "\\|".',
  })
}

function readRow(row: TableRow, pointer: string, reading: Reading): string[] {
  return row.children.map((cell, index) => {
    const [first = cell] = cell.children
    reading.places.set(`${pointer}/${index}`, locateNode(reading, first))
    return readPhrases(cell.children, `${pointer}/${index}`, reading)
  })
}
