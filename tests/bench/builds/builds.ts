import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import type { BenchSite } from '../bench-site'
import { editPage, writeSite } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import type { CommandCost } from './command'
import { measureCommand } from './command'

/**
 * Measures how long an author's commands take, their peak memory, and how many bytes they write.
 * Each round uses a new folder. All folders are removed at the end, because ext4 creates files
 * several times more slowly for a few minutes after a large removal.
 */
export async function measureBuilds({ sizes, runs }: BenchOptions): Promise<Figure[]> {
  const figures = createFigures()
  const outDirs: string[] = []
  try {
    for (const pages of sizes) {
      const site = writeSite(pages)
      for (const run of listRuns(runs)) {
        const outDir = mkdtempSync(`${site.outDir}-${run}-`)
        outDirs.push(outDir)
        measureRound(figures, { ...site, outDir }, { pages, run })
      }
      figures.add(`${pages} pages: output`, 'MB', sumBytes(outDirs.at(-1) ?? '') / 1e6)
    }
  } finally {
    for (const outDir of outDirs) rmSync(outDir, { recursive: true, force: true })
  }
  return figures.list()
}

interface Round {
  pages: number
  run: number
}

function measureRound(figures: Figures, site: BenchSite, { pages, run }: Round): void {
  const add = (name: string, { seconds, peakMegabytes }: CommandCost) => {
    figures.add(`${pages} pages: ${name}`, 's', seconds)
    figures.add(`${pages} pages: ${name}, memory`, 'MB', peakMegabytes)
  }
  // The build also renders the 404 page.
  add('cold build', build(site, { rendered: pages + 1, flags: ['--cold'] }))
  add('build, nothing changed', build(site, { rendered: 0 }))
  editPage(site.siteDir, site.route, `Edited for run ${run}`)
  add('build, one page edited', build(site, { rendered: 1 }))
  add(
    'build, compressed forms again',
    build(site, { rendered: pages + 1, flags: ['--precompress'] }),
  )
  add('build, compressed forms kept', build(site, { rendered: 0, flags: ['--precompress'] }))
  add('check', measureCommand('scripts/check.ts', ['--site', site.siteDir]))
}

interface Expected {
  /** The expected number of rendered pages. */
  rendered: number
  flags?: string[]
}

/** @throws if the number of rendered pages is wrong, because the time would not be comparable. */
function build({ siteDir, outDir }: BenchSite, { rendered, flags = [] }: Expected): CommandCost {
  const args = ['--site', siteDir, '--out', outDir, '--json', ...flags]
  const cost = measureCommand('scripts/build.ts', args)
  const report = JSON.parse(cost.stdout)
  if (report.rendered !== rendered)
    throw new Error(`The build was to render ${rendered} pages, not ${report.rendered}.`)
  return cost
}

function sumBytes(dir: string): number {
  return listFiles(dir).reduce((sum, file) => sum + statSync(join(dir, file)).size, 0)
}
