import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderFrame } from '../reports/report'
import { ownProject } from '../schemas/block-folders'
import type { Trouble } from './runtime'

interface Place {
  file: string
  line: number
  column: number
}

/**
 * What is said of a block that threw while the server rendered a page: its type, what it threw,
 * and where, if that is in the project's own sources. In the terminal the path is a short one; over
 * the page it is whole, so that it opens the file.
 */
export function explainFailure(route: string, failure: Error): { told: string; shown: Trouble } {
  const message = `${route} could not be rendered: ${failure.message}`
  const place = findPlace(failure.cause)
  if (!place) return { told: message, shown: { message, stack: '' } }
  const { file, line, column } = place
  const source = readFileSync(file, 'utf8').split(/\r?\n/)
  const frame = renderFrame({ line, column, length: 1 }, source)
  const say = (path: string) => `${path}:${line}:${column}\n\n${frame}`
  return {
    told: `${message}\n${say(relative(process.cwd(), file))}\n`,
    shown: { message, stack: say(file) },
  }
}

/** The first place of a stack that is in a source of the project. */
function findPlace(reason: unknown): Place | undefined {
  const { stack = '' } = reason instanceof Error ? reason : {}
  for (const word of stack.split(/[\s()]/)) {
    const [, url, line, column] = /^(file:\/\/.*):(\d+):(\d+)$/.exec(word) ?? []
    if (url === undefined) continue
    const place = findSource({
      file: fileURLToPath(url),
      line: Number(line),
      column: Number(column),
    })
    if (place) return place
  }
  return undefined
}

/** Where the source of a place is by the source map beside its file. */
function findSource({ file, line, column }: Place): Place | undefined {
  const map = `${file}.map`
  if (!existsSync(map)) return undefined
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1)
  if (!('originalLine' in entry)) return undefined
  const source = resolve(dirname(file), entry.originalSource)
  const isOwn = source.startsWith(ownProject + sep) && !source.includes(`${sep}node_modules${sep}`)
  if (!isOwn || !existsSync(source)) return undefined
  return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
