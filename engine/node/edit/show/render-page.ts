import pc from 'picocolors'
import { escapePointer } from '../../lib/json/text-place'
import type { FilledPage, ValueOrigin } from './fill-page'

/** Comments are aligned unless lines are longer than this. */
const WIDTH = 60

interface Line {
  text: string
  origin?: ValueOrigin
}

/**
 * The page as JSON. A value from another source has a comment with its source at the end of its
 * line.
 */
export function renderPage(
  { page, origins, inLanguages }: Pick<FilledPage, 'page' | 'origins' | 'inLanguages'>,
  { color = false } = {},
): string {
  const { dim } = pc.createColors(color)
  const lines = listLines(page, { pointer: '', indent: '', name: '', end: '' })
  const lengths = lines.flatMap(({ text, origin }) => (origin ? [text.length] : []))
  const width = Math.max(0, ...lengths.filter((length) => length <= WIDTH))
  const head = inLanguages ? [dim(`// ${renderLanguages(inLanguages)}`)] : []
  const body = lines.map(({ text, origin }) =>
    origin ? `${text.padEnd(width)}  ${dim(`// ${renderOrigin(origin)}`)}` : text,
  )
  return [...head, ...body].join('\n')

  function listLines(value: unknown, { pointer, indent, name, end }: Surroundings): Line[] {
    const origin = origins.get(pointer)
    const isList = Array.isArray(value)
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const [open, close] = isList ? '[]' : '{}'
    if (entries.length === 0) {
      return [{ text: `${indent}${name}${JSON.stringify(value)}${end}`, origin }]
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
      { text: `${indent}${name}${open}`, origin },
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

function renderOrigin(origin: ValueOrigin): string {
  return typeof origin === 'string' ? origin : `${origin.file}:${origin.line}`
}
