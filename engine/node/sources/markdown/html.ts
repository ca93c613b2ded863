import type { Html, Nodes } from 'mdast'
import { own } from '../../../core/own'
import type { FixEdit } from '../../lib/problems/problem'
import type { Reading } from './reading'
import { buildIssue } from './reading'

const PICTURE =
  'Write a picture in a paragraph of its own: ![What it shows](/assets/name.webp "A caption").'
const LIST = 'Begin each item of a list with "- " or "1. ".'
const EMBEDDED = 'Pages do not embed content from elsewhere. Link to it instead.'
const TAGS_AWAY = 'Delete the tags: the block type and the theme determine how a block looks.'

/** Tag → what to write instead. */
const INSTEAD: Record<string, string> = {
  a: 'Write [words](/path).',
  ...{ b: 'Write **strong**.', strong: 'Write **strong**.' },
  ...{ i: 'Write *emphasis*.', em: 'Write *emphasis*.' },
  ...{
    code: 'Write `code`.',
    kbd: 'Write `code`.',
    pre: 'Put code between lines of three backticks.',
  },
  ...{ br: 'Write a paragraph for each line, with an empty line between them.' },
  p: 'Put an empty line between paragraphs.',
  ...{ img: PICTURE, picture: PICTURE, figure: PICTURE, svg: PICTURE },
  ...{ ul: LIST, ol: LIST, li: LIST },
  blockquote: 'Begin each line of a quotation with "> ".',
  table: 'Write the table with "|" between its cells.',
  ...{ h1: 'Begin a heading with "## ".', h2: 'Begin a heading with "## ".' },
  ...{ h3: 'Begin the heading with "### ".', h4: 'Begin the heading with "### ".' },
  ...{ iframe: EMBEDDED, video: EMBEDDED, audio: EMBEDDED, script: EMBEDDED },
  details: 'For answers that open on a click, use a block of questions.',
}

/** Refuses HTML: as everywhere in a site, text is plain text. */
export function refuseHtml(reading: Reading, node: Html): void {
  const markup = /^(?:<!--|<[^\s<>]*(?:\s[^<>]{0,60})?>?)/.exec(node.value.trim())?.[0] ?? '<'
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(markup)?.[1]?.toLowerCase()
  reading.issues.push(
    buildIssue(reading, node, {
      rule: 'html-in-text',
      message: `Text cannot contain HTML such as "${markup}".`,
      hint: renderHint(name),
      fixes: proposeFixes(node, name),
    }),
  )
}

/** The removal of a comment, or the escape of a tag. */
function proposeFixes({ value, position }: Html, name: string | undefined): FixEdit[] {
  const offset = position?.start.offset
  if (offset === undefined) return []
  const edit = name === undefined ? { from: value, to: '' } : { from: '<', to: '\\<' }
  return [{ kind: 'text', offset, ...edit }]
}

function renderHint(name: string | undefined): string {
  if (name === undefined) return 'Delete it: a page has no hidden text.'
  const hint = own(INSTEAD, name)
  return `${hint ?? TAGS_AWAY} To show a tag as it is, write "\\<${name}>", or put it between backticks: \`<${name}>\`.`
}

/** Returns `true` for the end tag of an element that was reported: one error is reported once. */
export function isClosingTag(node: Nodes, earlier: Nodes[]): boolean {
  if (node.type !== 'html' || !node.value.startsWith('</')) return false
  const name = node.value.slice(2).replace(/[\s>].*$/s, '')
  return earlier.some(({ type, ...rest }) => {
    const value = 'value' in rest ? String(rest.value) : ''
    return type === 'html' && value.startsWith(`<${name}`)
  })
}
