import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LanguageClient } from '../../support/servers/language-client'
import { writeSite } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { measureCompletion } from './completion'
import { readMegabytes } from './process-use'

/** The edits between the two measurements of memory. */
const EDITS = 1000

/** A page with errors. */
const OTHER = 'pages/other.json'

/**
 * Measures the processor time until the language server reports the problems of an open page, its
 * memory after the check of the whole site and after many edits, and the time of completions.
 */
export async function measureLanguageServer({ sizes }: BenchOptions): Promise<Figure[]> {
  const figures = createFigures()
  for (const pages of sizes) {
    await measureEdits(figures, pages)
    await measureCompletion(figures, pages)
  }
  return figures.list()
}

async function measureEdits(figures: Figures, pages: number): Promise<void> {
  const { siteDir, route } = writeSite(pages)
  const file = `pages${route}.json`
  const text = readFileSync(join(siteDir, file), 'utf8')
  writeFileSync(join(siteDir, OTHER), '{}')
  const client = new LanguageClient(siteDir)
  const add = (name: string, unit: 'ms' | 'MB', value: number) =>
    figures.add(`${pages} pages: language server, ${name}`, unit, value)
  const { pid = 0 } = client.process
  const waitReported = (version: number) =>
    waitFor(() => client.versions.get(client.uriOf(file)) === version)

  await client.start()
  await client.open(file, buildEdit(text, 1))
  await waitReported(1)
  add('processor time until the open page is checked', 'ms', readCpu(pid))
  // The other page's problem is known once all pages are checked.
  await waitFor(() => client.published.has(client.uriOf(OTHER)))
  add('memory after the check of the whole site', 'MB', readMegabytes(pid))
  const started = performance.now()
  for (let version = 2; version <= EDITS; version += 1) {
    await client.type(file, version, buildEdit(text, version))
    await waitReported(version)
  }
  add('an edit until its problems are shown', 'ms', (performance.now() - started) / (EDITS - 1))
  add(`memory after ${EDITS} edits`, 'MB', readMegabytes(pid))
  await client.stop()
}

/** A text with an unknown property, which differs from one edit to the next. */
function buildEdit(text: string, version: number): string {
  return text.replace('"title"', `"title${version}"`)
}

async function waitFor(isDone: () => boolean): Promise<void> {
  while (!isDone()) await setTimeout(1)
}

/** The processor time of a process in milliseconds. Linux counts it in hundredths of a second. */
function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
