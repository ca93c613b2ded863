/** A piece of rich text: plain text, or a mark around further pieces. */
export type RichNode =
  | string
  | { kind: 'strong' | 'emphasis'; children: RichNode[] }
  | { kind: 'link'; href: string; children: RichNode[] }

type Mark = '**' | '*' | '['

interface Frame {
  /** The mark that opened the frame; none for the text as a whole. */
  mark?: Mark
  children: RichNode[]
}

const SPECIAL = /\*\*?|\[|\]/g
const LINK_END = /\]\(([^\s()]+)\)/y

/**
 * Reads `**strong**`, `*emphasis*` and `[a link](/path)`. A mark without its counterpart, or
 * with a space on its inner side, is text. Linear in the length of the text.
 */
export function parseRichText(text: string): RichNode[] {
  const stack: Frame[] = [{ children: [] }]
  let position = 0
  for (let match = next(text, position); match; match = next(text, position)) {
    const [mark] = match
    append(stack, text.slice(position, match.index))
    position = match.index + mark.length
    if (mark === ']') position = closeLink(stack, text, match.index)
    else if (mark !== '[' && canClose(stack, text, match)) close(stack, mark as Mark)
    else if (canOpen(text, position)) open(stack, mark as Mark)
    else append(stack, mark)
  }
  append(stack, text.slice(position))
  while (stack.length > 1) unwrap(stack)
  return stack[0]?.children ?? []
}

function next(text: string, position: number): RegExpExecArray | null {
  SPECIAL.lastIndex = position
  return SPECIAL.exec(text)
}

function canOpen(text: string, after: number): boolean {
  return after < text.length && !/\s/.test(text.charAt(after))
}

function canClose(stack: Frame[], text: string, { 0: mark, index }: RegExpExecArray): boolean {
  return isOpen(stack, mark) && !isEmpty(stack) && !/\s/.test(text.charAt(index - 1))
}

function isOpen(stack: Frame[], mark: string): boolean {
  return stack.some((frame) => frame.mark === mark)
}

function isEmpty(stack: Frame[]): boolean {
  return stack.at(-1)?.children.length === 0
}

/** Opens a frame. A mark that is open already was text: each is open once at most. */
function open(stack: Frame[], mark: Mark): void {
  while (isOpen(stack, mark)) unwrap(stack)
  stack.push({ mark, children: [] })
}

function close(stack: Frame[], mark: Mark): void {
  const children = popTo(stack, mark)
  push(stack, { kind: mark === '**' ? 'strong' : 'emphasis', children })
}

/** Ends a link at a `]`, or leaves it as text; returns where to go on. */
function closeLink(stack: Frame[], text: string, index: number): number {
  LINK_END.lastIndex = index
  const end = LINK_END.exec(text)
  if (end?.[1] === undefined || !isOpen(stack, '[') || isEmpty(stack)) {
    while (isOpen(stack, '[')) unwrap(stack)
    append(stack, ']')
    return index + 1
  }
  push(stack, { kind: 'link', href: end[1], children: popTo(stack, '[') })
  return index + end[0].length
}

/** Ends the innermost frame with this mark; frames inside it turn out to be text. */
function popTo(stack: Frame[], mark: Mark): RichNode[] {
  while (stack.at(-1)?.mark !== mark) unwrap(stack)
  return stack.pop()?.children ?? []
}

/** Turns the innermost frame back into the text that it was. */
function unwrap(stack: Frame[]): void {
  const frame = stack.pop()
  if (frame?.mark === undefined) return
  append(stack, frame.mark)
  for (const node of frame.children) push(stack, node)
}

function push(stack: Frame[], node: RichNode): void {
  if (typeof node === 'string') append(stack, node)
  else stack.at(-1)?.children.push(node)
}

function append(stack: Frame[], text: string): void {
  const children = stack.at(-1)?.children
  if (!children || text === '') return
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/** The text of a rich text, without its marks. */
export function renderPlainText(text: string): string {
  return parseRichText(text).map(readNode).join('')
}

function readNode(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(readNode).join('')
}
