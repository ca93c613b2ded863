/** Parses a Markdown file into the sections of a block of running text, as JSON has them. */

import type { Heading, Nodes, Root } from 'mdast'
import type { Content, ContentItem } from '../../../../schemas/generated/types'
import { unescapeText } from '../../../core/text/escape-rich-text'
import type { Issue, Place } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { findTooDeep, MAX_DEPTH } from './find-too-deep'
import type { Flow } from './flow'
import { readFlow } from './flow'
import { refuseFrontMatter } from './front-matter'
import { parseTree } from './parse-tree'
import { readPlain } from './phrases'
import type { Reading } from './reading'
import { addError, locateNode } from './reading'
import { createIds } from './section-ids'

interface TextSection {
  id?: string
  title?: string
  content: Content
}

export interface MarkdownText {
  sections: TextSection[]
  /**
   * The source location of each value, by its pointer within the sections: `/0/content/2/text`. The
   * key of a link within a text is the pointer of the text, `#` and its URL:
   * `/0/content/2/text#/contact`.
   */
  places: Map<string, Place>
  /** The issues of the file, in the order of its lines. */
  issues: Issue[]
}

/**
 * Parses CommonMark with tables. A heading of level 2 starts a section; lower ones are entries of
 * its content. Delimiters become those of rich text, and plain text is escaped. Tokens such as
 * `{brand}` are recognised, except in code and after a backslash. HTML and unsupported syntax are
 * reported with their location. Throws nothing.
 */
export function parseMarkdown(file: string, written: string): MarkdownText {
  const text = written.replace(/^\uFEFF/, '')
  const reading: Reading = { file, text, definitions: new Map(), places: new Map(), issues: [] }
  const place = findTooDeep(text)
  if (place) {
    const issue = { file, pointer: '', place, rule: 'unfit-markdown', ...TOO_DEEP }
    return { sections: [], places: reading.places, issues: [issue] }
  }
  const root = parseTree(refuseFrontMatter(reading))
  const sections = collectDefinitions(root, reading) ? readSections(root, reading) : []
  if (sections.length === 0 && reading.issues.length === 0) {
    const message = 'The file has no text.'
    const hint = 'Write paragraphs; begin a section with "## " and its heading.'
    const [rule, pointer] = ['unfit-markdown', '']
    reading.issues.push({ file, pointer, place: WHOLE_FILE, rule, message, hint })
  }
  return { sections, places: reading.places, issues: sortIssues(reading.issues) }
}

const TOO_DEEP = {
  message: `This is nested more than ${MAX_DEPTH} levels deep in lists, quotations and formatting.`,
  hint: 'Begin a section or a separate list.',
}

/**
 * Records link definitions: the first of a name counts, wherever it is in the file. Returns `false`
 * if the file cannot be parsed further.
 */
function collectDefinitions(root: Root, reading: Reading): boolean {
  const { definitions } = reading
  const waiting: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (depth > MAX_DEPTH) {
      addError(reading, node, TOO_DEEP)
      return false
    }
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node)
    }
    if (!('children' in node)) continue
    for (const child of node.children.toReversed()) waiting.push({ node: child, depth: depth + 1 })
  }
  return true
}

interface OpenSection extends TextSection {
  heading?: Heading
  content: ContentItem[]
}

function readSections({ children }: Root, reading: Reading): TextSection[] {
  const findId = createIds()
  const sections: TextSection[] = []
  let open: OpenSection = { content: [] }
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      close(open, sections, reading)
      const title = readPlain(node.children, 'A heading', reading)
      open = {
        heading: node,
        content: [],
        ...(title && { id: findId(unescapeText(title)), title }),
      }
    } else {
      const pointer = `/${sections.length}/content`
      readFlow(node as Flow, { content: open.content, pointer }, reading)
    }
  }
  close(open, sections, reading)
  return sections
}

/** Adds a section with its locations. A section without content is reported and omitted. */
function close({ heading, ...section }: OpenSection, to: TextSection[], reading: Reading): void {
  if (section.content.length > 0) {
    const place = reading.places.get(`/${to.length}/content/0`)
    const named = heading ? locateNode(reading, heading) : place
    if (named)
      for (const part of ['', '/id', '/title']) reading.places.set(`/${to.length}${part}`, named)
    if (place) reading.places.set(`/${to.length}/content`, place)
    to.push(section)
  } else if (heading) {
    addError(reading, heading, {
      message: 'There is no text below this heading.',
      hint: 'Write a paragraph below it. If it groups the headings below it, begin those with "### ".',
    })
  }
}

function sortIssues(issues: Issue[]): Issue[] {
  return issues.sort((a, b) => {
    const [one, other] = [a.place ?? WHOLE_FILE, b.place ?? WHOLE_FILE]
    return one.line - other.line || one.column - other.column
  })
}
