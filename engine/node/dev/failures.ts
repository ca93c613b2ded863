import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { parseUrl } from '../../core/addresses/parse-url'
import type { Failure } from '../../core/dev-protocol'
import { FAILURE_EVENT } from '../../core/dev-protocol'
import { renderFrame } from '../reports/report'
import { projectRoot } from '../util/project-root'

interface Place {
  file: string
  line: number
  column: number
}

/**
 * Shows what throws in a page, or in rendering it, over that page and in the terminal: with the
 * file and the line of the source. What no source of the project threw is none of its authors'
 * business.
 */
export function showFailures(vite: ViteDevServer): void {
  vite.ws.on(FAILURE_EVENT, async ({ message, stack }: Failure, page) => {
    const shown = await buildFailure(vite, { message: String(message), stack: String(stack) })
    if (!shown) return
    const { message: told, stack: lines } = shown
    console.error(lines.startsWith(told) ? `${lines}\n` : `${told}\n${lines}\n`)
    page.send({ type: 'error', err: shown })
  })
}

/** As Vite's overlay shows it; undefined when none of the project's sources is in the stack. */
async function buildFailure(
  vite: Pick<ViteDevServer, 'environments' | 'ssrRewriteStacktrace'>,
  { message, stack }: Failure,
): Promise<ErrorPayload['err'] | undefined> {
  // Frames of rendering on the server have paths, those of the browser have addresses.
  const lines = vite.ssrRewriteStacktrace(stack).split('\n')
  const mapped: string[] = []
  const places: Place[] = []
  for (const line of lines) {
    const [written, address, ...numbers] = findAddress(line) ?? []
    const [at = 1, column = 1] = numbers.map(Number)
    const place = address && (await resolvePlace(vite, { file: address, line: at, column }))
    if (place) places.push(place)
    mapped.push(
      place ? line.replace(written ?? '', `${place.file}:${place.line}:${place.column}`) : line,
    )
  }
  const loc = places.find(({ file }) => isOwn(file))
  if (!loc) return undefined
  const source = readFileSync(loc.file, 'utf8').split(/\r?\n/)
  return {
    message,
    stack: mapped.join('\n'),
    loc,
    frame: `${renderFrame({ ...loc, length: 1 }, source)}\n`,
  }
}

/** The place that a line of a stack names: as it is written, its file, line and column. */
function findAddress(line: string): string[] | undefined {
  for (const word of line.split(/[\s()]+/)) {
    const match = /^((?:https?:|file:)?\/.*):(\d+):(\d+)$/.exec(word)
    if (match) return match
  }
  return undefined
}

function isOwn(file: string): boolean {
  const isWithin = file.startsWith(projectRoot + sep) && !file.includes('/node_modules/')
  return isWithin && existsSync(file)
}

/** Where the source of a place in a module is that the browser has; the place itself otherwise. */
async function resolvePlace(
  { environments }: Pick<ViteDevServer, 'environments'>,
  place: Place,
): Promise<Place> {
  const url = place.file.startsWith('file:') ? undefined : parseUrl(place.file)
  if (!url) return place
  const { pathname, search } = url
  const module = await environments.client.moduleGraph.getModuleByUrl(pathname + search)
  const file = module?.file ?? join(projectRoot, pathname)
  const map = module?.transformResult?.map
  if (!map || !('sources' in map)) return { ...place, file }
  const found = new SourceMap(map as never).findEntry(place.line - 1, place.column - 1)
  if (!('originalLine' in found)) return { ...place, file }
  return {
    file: resolve(dirname(file), found.originalSource),
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
  }
}
