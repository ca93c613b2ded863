import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { EDITED, editStory, writeNewsSite } from '../../support/sites/generate-news'
import { editPage } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { BENCH_FOLDER } from '../saved-run'
import type { CommandCost } from './command'
import { measureCommand } from './command'

/**
 * Measures builds of a newspaper with many stories and as many pages generated from rows: a cold
 * build, an edit to a story, and an edit to a page that no list shows.
 */
export async function measureCollections({ sizes, runs }: BenchOptions): Promise<Figure[]> {
  const figures = createFigures()
  for (const stories of sizes) {
    const siteDir = join(BENCH_FOLDER, `news-${stories}`, 'site')
    for (const run of listRuns(runs)) {
      writeNewsSite(siteDir, stories)
      const outDir = mkdtempSync(join(BENCH_FOLDER, `news-${stories}`, `dist-${run}-`))
      try {
        measureRound(figures, { siteDir, outDir }, { stories, run })
      } finally {
        rmSync(outDir, { recursive: true, force: true })
      }
    }
  }
  return figures.list()
}

interface Folders {
  siteDir: string
  outDir: string
}

interface Round {
  stories: number
  run: number
}

function measureRound(figures: Figures, site: Folders, { stories, run }: Round): void {
  const measure = (name: string, flags: string[] = []): number => {
    const { rendered, ...cost } = build(site, flags)
    const full = `${stories} stories, ${stories} rows: ${name}`
    figures.add(full, 's', cost.seconds)
    figures.add(`${full}, rendered`, 'pages', rendered)
    figures.add(`${full}, memory`, 'MB', cost.peakMegabytes)
    return cost.seconds
  }
  const story = EDITED.story(stories)
  measure('cold build', ['--cold'])
  measure('nothing changed')
  editPage(site.siteDir, EDITED.plain, `Edited for run ${run}`)
  const plain = measure('a plain page edited')
  editStory(site.siteDir, story, { text: `Edited for run ${run}.` })
  const text = measure('the text of a story edited')
  editStory(site.siteDir, story, { title: `Edited for run ${run}` })
  const title = measure('the title of a story edited')
  figures.add(`${stories} stories: text of a story to plain page`, 'ratio', text / plain)
  figures.add(`${stories} stories: title of a story to plain page`, 'ratio', title / plain)
}

function build({ siteDir, outDir }: Folders, flags: string[]): CommandCost & { rendered: number } {
  const args = ['--site', siteDir, '--out', outDir, '--json', ...flags]
  const cost = measureCommand('scripts/build.ts', args)
  return { ...cost, rendered: JSON.parse(cost.stdout).rendered }
}
