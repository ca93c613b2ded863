import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

/** Attributes that visitors read, hear or see. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)$/
/** Two words, the first with a capital: a sentence or a heading in any position. */
const SENTENCE = /^\s*\p{Lu}\p{L}+[ ,.!?]+\p{L}+/u

/** Finds text in a source that visitors would read in any language of the site. */
export function findHardCodedWords(source: string): string[] {
  const program = parseAst(source, { lang: 'tsx' } as never) as unknown as Node
  return collect(program, false)
}

/** `isShown`: if `true`, the value of this node is rendered. */
function collect(node: Node, isShown: boolean): string[] {
  // Only developers read the messages of errors.
  if (isError(node) || node.type.startsWith('TS')) return keepExpression(node)
  const text = readText(node)
  if (text !== undefined) {
    const isWords = (isShown && /\p{L}/u.test(text)) || SENTENCE.test(text)
    return isWords ? [text.trim()] : []
  }
  return listChildren(node).flatMap(([key, child]) => collect(child, passesOn(node, key, isShown)))
}

function isError({ type, callee }: Node): boolean {
  if (type === 'ThrowStatement') return true
  return type === 'NewExpression' && /Error$/.test(String((callee as Node).name))
}

/** `value as Type` and `value!` contain an expression; other types contain no text. */
function keepExpression({ type, expression }: Node): string[] {
  return type.startsWith('TS') && isNode(expression) ? collect(expression, false) : []
}

function passesOn(node: Node, key: string, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return key === 'children'
    case 'JSXAttribute':
      return key === 'value' && SHOWN.test(String((node.name as Node).name))
    case 'ConditionalExpression':
      return key !== 'test' && isShown
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return isShown
    default:
      return false
  }
}

function readText({ type, value }: Node): string | undefined {
  if (type === 'JSXText') return String(value)
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

function listChildren(node: Node): [string, Node][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((child): [string, Node] => [key, child]),
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
