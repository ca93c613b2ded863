import pc from 'picocolors'
import { escapePointer } from '../../lib/json/text-place'
import type { FilledPage, ShownSource } from './fill-page'

/** Comments are aligned unless lines are longer than this. */
const WIDTH = 60

interface Line {
  text: string
  source?: ShownSource
}

/**
 * The page as JSON. A value from another source has a comment with its source at the end of its
 * line.
 */
export function renderPage(
  { page, sourceMap, inLanguages }: Pick<FilledPage, 'page' | 'sourceMap' | 'inLanguages'>,
  { color = false } = {},
): string {
  const { dim } = pc.createColors(color)
  const lines = listLines(page, { pointer: '', indent: '', name: '', end: '' })
  const lengths = lines.flatMap(({ text, source }) => (source ? [text.length] : []))
  const width = Math.max(0, ...lengths.filter((length) => length <= WIDTH))
  const head = inLanguages ? [dim(`// ${renderLanguages(inLanguages)}`)] : []
  const body = lines.map(({ text, source }) =>
    source ? `${text.padEnd(width)}  ${dim(`// ${renderSource(source)}`)}` : text,
  )
  return [...head, ...body].join('\n')

  function listLines(value: unknown, { pointer, indent, name, end }: Surroundings): Line[] {
    const source = sourceMap.get(pointer)
    const isList = Array.isArray(value)
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const [open, close] = isList ? '[]' : '{}'
    if (entries.length === 0) {
      return [{ text: `${indent}${name}${JSON.stringify(value)}${end}`, source }]
    }
    const inner = entries.flatMap(([key, child], index) =>
      listLines(child, {
        pointer: `${pointer}/${escapePointer(key)}`,
        indent: `${indent}  `,
        name: isList ? '' : `${JSON.stringify(key)}: `,
        end: index < entries.length - 1 ? ',' : '',
      }),
    )
    return [
      { text: `${indent}${name}${open}`, source },
      ...inner,
      { text: `${indent}${close}${end}` },
    ]
  }
}

function renderLanguages({ language, versions }: NonNullable<FilledPage['inLanguages']>): string {
  const others = Object.entries(versions).map(([other, route]) => `${route} (${other})`)
  const translated =
    others.length > 0 ? `In other languages: ${others.join(', ')}.` : 'It is in no other language.'
  return `The page is in "${language}". ${translated}`
}

interface Surroundings {
  pointer: string
  indent: string
  /** The text before the value. */
  name: string
  /** The text after the value. */
  end: string
}

function renderSource(source: ShownSource): string {
  return typeof source === 'string' ? source : `${source.file}:${source.line}`
}
