import { GUARD, unguardText } from './guard'

/** A piece of rich text: plain text, or a mark around further pieces; around code, one text. */
export type RichNode =
  | string
  | { kind: 'strong' | 'emphasis' | 'code'; children: RichNode[] }
  | LinkNode

export interface LinkNode {
  kind: 'link'
  href: string
  children: RichNode[]
}

type Mark = '**' | '*' | '['

interface StackEntry {
  /** The mark that opened the entry; none for the text as a whole. */
  mark?: Mark
  children: RichNode[]
}

/** A mark, a character with its guard (see `guard.ts`), or several backticks, which are text. */
const SPECIAL = /[*[\]`<&{]\u2060|\*\*?|\[|\]|`+/g
const LINK_END = /\]\(([^\s()]+)\)/y
/** What ends code is a backtick alone, without a guard. */
const BACKTICKS = /`+/g

/**
 * Reads `**strong**`, `*emphasis*`, `` `code` `` and `[a link](/path)`. A mark without its
 * counterpart, with a space on its inner side, or with a guard (see `guardText`) is text. In code,
 * there are no other marks. Linear in the length of the text.
 */
export function parseRichText(text: string): RichNode[] {
  const stack: StackEntry[] = [{ children: [] }]
  let position = 0
  for (let match = next(text, position); match; match = next(text, position)) {
    append(stack, text.slice(position, match.index))
    const mark = chooseMark(stack, text, match)
    position = match.index + mark.length
    if (mark.endsWith(GUARD)) append(stack, mark.charAt(0))
    else if (mark.startsWith('`')) position = readCode(stack, text, match)
    else if (mark === ']') position = closeLink(stack, text, match.index)
    else if (mark !== '[' && canClose(stack, mark) && isAfterWord(text, match.index))
      close(stack, mark as Mark)
    else if (canOpen(text, position)) open(stack, mark as Mark)
    else append(stack, mark)
  }
  append(stack, text.slice(position))
  while (stack.length > 1) unwrap(stack)
  return stack[0]?.children ?? []
}

interface Found {
  mark: string
  index: number
}

/** What means something next; of several marks in a row, the last may have a guard. */
function next(text: string, position: number, kinds = SPECIAL): Found | undefined {
  kinds.lastIndex = position
  const match = kinds.exec(text)
  if (!match) return undefined
  const { 0: mark, index } = match
  const isGuarded = !mark.endsWith(GUARD) && text.charAt(index + mark.length) === GUARD
  return { mark: isGuarded ? mark.slice(0, -1) : mark, index }
}

/** Reads code from its first backtick, or leaves that as text; returns where to go on. */
function readCode(stack: StackEntry[], text: string, { mark, index }: Found): number {
  const code = findCode(text, index, mark)
  if (code === undefined) append(stack, mark)
  else push(stack, { kind: 'code', children: [unguardText(code)] })
  return index + mark.length + (code === undefined ? 0 : code.length + 1)
}

/** The code after the backticks at an index; none if it is empty, or begins or ends with a space. */
function findCode(text: string, index: number, backticks: string): string | undefined {
  if (backticks !== '`') return undefined
  let end = next(text, index + 1, BACKTICKS)
  for (; end; end = next(text, BACKTICKS.lastIndex, BACKTICKS)) {
    if (end.mark !== '`') continue
    const code = text.slice(index + 1, end.index)
    return code === '' || code !== code.trim() ? undefined : code
  }
  return undefined
}

/** A rich text as it is written, with U+FFFC OBJECT REPLACEMENT CHARACTER in place of each code. */
export function withoutCode(text: string): string {
  if (!text.includes('`')) return text
  let kept = ''
  let position = 0
  for (let match = next(text, position); match; match = next(text, position)) {
    const { mark } = match
    const code = mark.startsWith('`') ? findCode(text, match.index, mark) : undefined
    const end = match.index + mark.length
    kept +=
      code === undefined ? text.slice(position, end) : `${text.slice(position, match.index)}\ufffc`
    position = code === undefined ? end : end + code.length + 1
  }
  return kept + text.slice(position)
}

function canOpen(text: string, after: number): boolean {
  return after < text.length && !/\s/.test(text.charAt(after))
}

/** Of three stars and more, the first ends emphasis that began last: `***both***`. */
function chooseMark(stack: StackEntry[], text: string, { mark, index }: Found): string {
  const isNested = mark === '**' && stack.at(-1)?.mark === '*' && text.charAt(index + 2) === '*'
  return isNested && canClose(stack, '*') && isAfterWord(text, index) ? '*' : mark
}

function canClose(stack: StackEntry[], mark: string): boolean {
  return isOpen(stack, mark) && !isEmpty(stack)
}

function isAfterWord(text: string, index: number): boolean {
  return !/\s/.test(text.charAt(index - 1))
}

function isOpen(stack: StackEntry[], mark: string): boolean {
  return stack.some((entry) => entry.mark === mark)
}

function isEmpty(stack: StackEntry[]): boolean {
  return stack.at(-1)?.children.length === 0
}

/** Opens a entry. A mark that is open already was text: each is open once at most. */
function open(stack: StackEntry[], mark: Mark): void {
  while (isOpen(stack, mark)) unwrap(stack)
  stack.push({ mark, children: [] })
}

function close(stack: StackEntry[], mark: Mark): void {
  const children = popTo(stack, mark)
  push(stack, { kind: mark === '**' ? 'strong' : 'emphasis', children })
}

/** Ends a link at a `]`, or leaves it as text; returns where to go on. */
function closeLink(stack: StackEntry[], text: string, index: number): number {
  LINK_END.lastIndex = index
  const end = LINK_END.exec(text)
  if (end?.[1] === undefined || !isOpen(stack, '[') || isEmpty(stack)) {
    while (isOpen(stack, '[')) unwrap(stack)
    append(stack, ']')
    return index + 1
  }
  push(stack, { kind: 'link', href: unguardText(end[1]), children: popTo(stack, '[') })
  return index + end[0].length
}

/** Ends the innermost entry with this mark; entries inside it turn out to be text. */
function popTo(stack: StackEntry[], mark: Mark): RichNode[] {
  while (stack.at(-1)?.mark !== mark) unwrap(stack)
  return stack.pop()?.children ?? []
}

/** Turns the innermost entry back into the text that it was. */
function unwrap(stack: StackEntry[]): void {
  const entry = stack.pop()
  if (entry?.mark === undefined) return
  append(stack, entry.mark)
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

/** The text of a rich text, without its marks. */
export function renderPlainText(text: string): string {
  return renderNodes(parseRichText(text))
}

/** The text of pieces of rich text, without their marks. */
export function renderNodes(nodes: RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : renderNodes(node.children)))
    .join('')
}
