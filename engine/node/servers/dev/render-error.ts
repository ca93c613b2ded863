import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OverlayText } from '../../../core/dev-protocol'
import { renderCodeFrame } from '../../check/report/report'
import { ownProject } from '../../schemas/block-folders'

interface Place {
  file: string
  line: number
  column: number
}

/**
 * Prints the error that a block threw on the server, with the block and, if the project has the
 * source, the location. Returns the same report for the overlay, with an absolute path, so that the
 * file can be opened.
 */
export function reportRenderError(route: string, error: Error): OverlayText {
  const message = `${route} could not be rendered: ${error.message}`
  const place = findPlace(error.cause)
  if (!place) {
    console.error(message)
    return { message, details: '' }
  }
  const { file, line, column } = place
  const source = readFileSync(file, 'utf8').split(/\r?\n/)
  const codeFrame = renderCodeFrame({ line, column, length: 1 }, source)
  const renderDetails = (path: string) => `${path}:${line}:${column}\n\n${codeFrame}`
  console.error(`${message}\n${renderDetails(relative(process.cwd(), file))}\n`)
  return { message, details: renderDetails(file) }
}

/** The first location in a stack that is in one of the project's sources. */
function findPlace(reason: unknown): Place | undefined {
  const { stack = '' } = reason instanceof Error ? reason : {}
  for (const word of stack.split(/[\s()]/)) {
    const [, url, line, column] = /^((?:file:\/\/)?\/.*):(\d+):(\d+)$/.exec(word) ?? []
    if (url === undefined) continue
    const file = url.startsWith('file:') ? fileURLToPath(url) : url
    const place = { file, line: Number(line), column: Number(column) }
    // With a TypeScript loader, Node writes source locations into the stack itself.
    const source = isOwn(file) ? place : findSource(place)
    if (source) return source
  }
  return undefined
}

/** The source location, from the source map next to the file. */
function findSource({ file, line, column }: Place): Place | undefined {
  const map = `${file}.map`
  if (!existsSync(map)) return undefined
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1)
  if (!('originalLine' in entry)) return undefined
  const source = resolve(dirname(file), entry.originalSource)
  if (!isOwn(source)) return undefined
  return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}

function isOwn(file: string): boolean {
  const isWithin = file.startsWith(ownProject + sep) && !file.includes(`${sep}node_modules${sep}`)
  return isWithin && existsSync(file)
}
