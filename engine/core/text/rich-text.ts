import { ESCAPE, unescapeText } from './escape-rich-text'

/** A rich text node: plain text, a formatted node with children, or code with one string. */
export type RichNode =
  | string
  | { kind: 'strong' | 'emphasis' | 'code'; children: RichNode[] }
  | LinkNode

export interface LinkNode {
  kind: 'link'
  href: string
  children: RichNode[]
}

type Delimiter = '**' | '*' | '['

interface StackEntry {
  /** The delimiter that opened the entry. Undefined for the whole text. */
  delimiter?: Delimiter
  children: RichNode[]
}

/**
 * A delimiter, an escaped character (see `escape-rich-text.ts`), or several backticks, which are
 * plain text.
 */
const SPECIAL = /[*[\]`<&{_]\u2060|\*\*?|\[|\]|`+/g
const LINK_END = /\]\(([^\s()]+)\)/y
/** Only a single, unescaped backtick ends code. */
const BACKTICKS = /`+/g

/**
 * Parses `**strong**`, `*emphasis*`, `` `code` `` and `[a link](/path)`. A delimiter without its
 * counterpart, with a space on its inner side, or with an escape (see `escapeText`) is plain text.
 * Code contains no other delimiters. Parsing takes time linear in the text's length.
 */
export function parseRichText(text: string): RichNode[] {
  const stack: StackEntry[] = [{ children: [] }]
  let position = 0
  for (let match = next(text, position); match; match = next(text, position)) {
    append(stack, text.slice(position, match.index))
    const delimiter = chooseDelimiter(stack, text, match)
    position = match.index + delimiter.length
    if (delimiter.endsWith(ESCAPE)) append(stack, delimiter.charAt(0))
    else if (delimiter.startsWith('`')) position = readCode(stack, text, match)
    else if (delimiter === ']') position = closeLink(stack, text, match.index)
    else if (delimiter !== '[' && canClose(stack, delimiter) && isAfterWord(text, match.index))
      close(stack, delimiter as Delimiter)
    else if (canOpen(text, position)) open(stack, delimiter as Delimiter)
    else append(stack, delimiter)
  }
  append(stack, text.slice(position))
  while (stack.length > 1) unwrap(stack)
  return stack[0]?.children ?? []
}

interface Found {
  delimiter: string
  index: number
}

/** The next delimiter. The last in a run of delimiters may be escaped. */
function next(text: string, position: number, kinds = SPECIAL): Found | undefined {
  kinds.lastIndex = position
  const match = kinds.exec(text)
  if (!match) return undefined
  const { 0: delimiter, index } = match
  const isEscaped = !delimiter.endsWith(ESCAPE) && text.charAt(index + delimiter.length) === ESCAPE
  return { delimiter: isEscaped ? delimiter.slice(0, -1) : delimiter, index }
}

/**
 * Reads code from its opening backtick, or leaves the backtick as plain text. Returns the next
 * index.
 */
function readCode(stack: StackEntry[], text: string, { delimiter, index }: Found): number {
  const code = findCode(text, index, delimiter)
  if (code === undefined) append(stack, delimiter)
  else push(stack, { kind: 'code', children: [unescapeText(code)] })
  return index + delimiter.length + (code === undefined ? 0 : code.length + 1)
}

/**
 * The code after the backticks at an index. Undefined if the code is empty, or starts or ends with
 * a space.
 */
function findCode(text: string, index: number, backticks: string): string | undefined {
  if (backticks !== '`') return undefined
  let end = next(text, index + 1, BACKTICKS)
  for (; end; end = next(text, BACKTICKS.lastIndex, BACKTICKS)) {
    if (end.delimiter !== '`') continue
    const code = text.slice(index + 1, end.index)
    return code === '' || code !== code.trim() ? undefined : code
  }
  return undefined
}

/** A rich text's source, with U+FFFC OBJECT REPLACEMENT CHARACTER in place of each code. */
export function withoutCode(text: string): string {
  return mapCode(text, { mapText: (part) => part, mapCode: () => '\ufffc' })
}

interface PartMapper {
  mapText: (part: string) => string
  /** Gets code with its backticks. */
  mapCode: (part: string) => string
}

/** Maps the source of a rich text: code, and the text between. */
export function mapCode(text: string, mapper: PartMapper): string {
  if (!text.includes('`')) return mapper.mapText(text)
  let mapped = ''
  let start = 0
  let position = 0
  for (let match = next(text, position); match; match = next(text, position)) {
    const { delimiter, index } = match
    const code = delimiter.startsWith('`') ? findCode(text, index, delimiter) : undefined
    position = index + delimiter.length
    if (code === undefined) continue
    position += code.length + 1
    mapped += mapper.mapText(text.slice(start, index)) + mapper.mapCode(text.slice(index, position))
    start = position
  }
  return mapped + mapper.mapText(text.slice(start))
}

function canOpen(text: string, after: number): boolean {
  return after < text.length && !/\s/.test(text.charAt(after))
}

/**
 * In a run of three or more stars, the first stars close the emphasis that was opened last:
 * `***both***`.
 */
function chooseDelimiter(stack: StackEntry[], text: string, { delimiter, index }: Found): string {
  const isNested =
    delimiter === '**' && stack.at(-1)?.delimiter === '*' && text.charAt(index + 2) === '*'
  return isNested && canClose(stack, '*') && isAfterWord(text, index) ? '*' : delimiter
}

function canClose(stack: StackEntry[], delimiter: string): boolean {
  return isOpen(stack, delimiter) && !isEmpty(stack)
}

function isAfterWord(text: string, index: number): boolean {
  return !/\s/.test(text.charAt(index - 1))
}

function isOpen(stack: StackEntry[], delimiter: string): boolean {
  return stack.some((entry) => entry.delimiter === delimiter)
}

function isEmpty(stack: StackEntry[]): boolean {
  return stack.at(-1)?.children.length === 0
}

/**
 * Opens an entry. A delimiter that is already open becomes plain text: each delimiter is open at
 * most once.
 */
function open(stack: StackEntry[], delimiter: Delimiter): void {
  while (isOpen(stack, delimiter)) unwrap(stack)
  stack.push({ delimiter, children: [] })
}

function close(stack: StackEntry[], delimiter: Delimiter): void {
  const children = popTo(stack, delimiter)
  push(stack, { kind: delimiter === '**' ? 'strong' : 'emphasis', children })
}

/** Ends a link at a `]`, or leaves it as plain text. Returns the next index. */
function closeLink(stack: StackEntry[], text: string, index: number): number {
  LINK_END.lastIndex = index
  const end = LINK_END.exec(text)
  if (end?.[1] === undefined || !isOpen(stack, '[') || isEmpty(stack)) {
    while (isOpen(stack, '[')) unwrap(stack)
    append(stack, ']')
    return index + 1
  }
  push(stack, { kind: 'link', href: unescapeText(end[1]), children: popTo(stack, '[') })
  return index + end[0].length
}

/** Closes the innermost entry with this delimiter. Unclosed entries within it become plain text. */
function popTo(stack: StackEntry[], delimiter: Delimiter): RichNode[] {
  while (stack.at(-1)?.delimiter !== delimiter) unwrap(stack)
  return stack.pop()?.children ?? []
}

/** Converts the innermost entry back to plain text. */
function unwrap(stack: StackEntry[]): void {
  const entry = stack.pop()
  if (entry?.delimiter === undefined) return
  append(stack, entry.delimiter)
  for (const node of entry.children) push(stack, node)
}

function push(stack: StackEntry[], node: RichNode): void {
  if (typeof node === 'string') append(stack, node)
  else stack.at(-1)?.children.push(node)
}

function append(stack: StackEntry[], text: string): void {
  const children = stack.at(-1)?.children
  if (!children || text === '') return
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/** The plain text in rich text. */
export function renderPlainText(text: string): string {
  return renderNodes(parseRichText(text))
}

/** The plain text in rich text nodes. */
export function renderNodes(nodes: RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : renderNodes(node.children)))
    .join('')
}
