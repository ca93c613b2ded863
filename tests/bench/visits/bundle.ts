import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createBuilder } from 'vite'
import { buildShipped } from '../bench-site'
import type { Figure } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { compress, listFetched } from './first-visit'
import { resolveSource } from './module-source'

/**
 * Measures where the JavaScript of a page's first visit comes from, by package and source folder. A
 * chunk's compressed bytes are divided in proportion to the sizes of its modules before
 * minification. The shares are estimates; their sum is exact.
 */
export async function measureBundle({ routes = ['/'] }: BenchOptions): Promise<Figure[]> {
  const chunks = await buildChunks()
  const { outDir } = await buildShipped()
  const figures = createFigures()
  for (const route of routes) {
    const files = [...(await listFetched(outDir, route, 'scrolls'))].filter(([, type]) =>
      type.includes('javascript'),
    )
    const bytes = new Map<string, number>()
    for (const [file] of files)
      shareOut(bytes, chunks.get(file), compress(readFileSync(join(outDir, file))))
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    figures.add(`${route}: all of ${files.length} files`, 'kB', total / 1000)
    for (const [source, size] of [...bytes].sort(([, a], [, b]) => b - a))
      figures.add(`${route}: ${source}`, 'kB', size / 1000)
  }
  return figures.list()
}

/** The number of characters that each module contributes to the chunk, keyed by its file. */
type Chunk = Map<string, number>

/** Rebuilds the browser bundle and returns the contents of each of its files. */
async function buildChunks(): Promise<Map<string, Chunk>> {
  const chunks = new Map<string, Chunk>()
  const recorder: Plugin = {
    name: 'record-chunks',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules = Object.entries(file.modules)
        chunks.set(
          `/${file.fileName}`,
          new Map(modules.map(([id, { renderedLength }]) => [id, renderedLength])),
        )
      }
    },
  }
  const { build, environments } = await createBuilder({
    configFile: 'engine/node/bundle/bundle.config.ts',
    mode: 'production',
    logLevel: 'warn',
    plugins: [recorder],
    build: { write: false },
  })
  if (environments.client) await build(environments.client)
  return chunks
}

function shareOut(bytes: Map<string, number>, chunk: Chunk | undefined, size: number): void {
  const modules = chunk ?? new Map([['unknown', 1]])
  const length = [...modules.values()].reduce((sum, part) => sum + part, 0)
  for (const [id, part] of modules) {
    const source = resolveSource(id)
    bytes.set(source, (bytes.get(source) ?? 0) + (size * part) / (length || 1))
  }
}
