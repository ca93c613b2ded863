/** `npm run bench`: measures, prints tables, writes JSON, and compares with a saved run. */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../engine/build/command-line'
import { measureBuilds } from './builds'
import { measureDev } from './dev'
import { measureFirstVisit } from './first-visit'
import type { BenchOptions, Measurement } from './options'
import { parseNumbers } from './options'
import type { SavedRun } from './saved-run'
import { BENCH_FOLDER, loadRun, writeRun } from './saved-run'
import { renderTable } from './table'

const MEASUREMENTS: Record<string, Measurement> = {
  builds: measureBuilds,
  dev: measureDev,
  'first-visit': measureFirstVisit,
}
const USUAL = ['builds', 'dev', 'first-visit']

await runCommand({
  usage: `npm run bench -- [--all] ${Object.keys(MEASUREMENTS)
    .map((name) => `[--${name}]`)
    .join(' ')} [--pages N,N] [--runs N] [--routes /,/contact] [--save NAME] [--against NAME]`,
  options: {
    ...Object.fromEntries(
      Object.keys(MEASUREMENTS).map((name) => [name, { type: 'boolean' as const }]),
    ),
    all: { type: 'boolean', default: false },
    // How many pages the generated sites have.
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
    // Which pages of the shipped site are measured.
    routes: { type: 'string' },
    save: { type: 'string' },
    against: { type: 'string' },
  },
  async run({ all, pages, runs, routes, save, against, ...flags }) {
    const named = Object.keys(MEASUREMENTS).filter((name) => all || Object.hasOwn(flags, name))
    const usualPages = named.length > 0 ? '1000,10000' : '1000'
    const options: BenchOptions = {
      sizes: parseNumbers('--pages', pages ?? usualPages),
      runs: parseNumbers('--runs', runs)[0] ?? 1,
      routes: routes?.split(','),
    }
    const earlier = against === undefined ? undefined : loadRun(against)
    const run = await measure(named.length > 0 ? named : USUAL, options, earlier)
    for (const name of ['last', ...(save === undefined ? [] : [save])]) writeRun(name, run)
    console.log(`\nWritten to ${join(BENCH_FOLDER, `${save ?? 'last'}.json`)}.`)
    return 0
  },
})

/** Measures one after the other, and prints each table as soon as it is there. */
async function measure(
  names: string[],
  options: BenchOptions,
  earlier?: SavedRun,
): Promise<SavedRun> {
  const [before = 0] = loadavg()
  const measurements: SavedRun['measurements'] = {}
  for (const name of names) {
    const figures = (await MEASUREMENTS[name]?.(options)) ?? []
    measurements[name] = figures
    console.log(`\n${name}\n${renderTable(figures, earlier && (earlier.measurements[name] ?? []))}`)
  }
  const [after = 0] = loadavg()
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  console.log(`\n${machine}, load ${before.toFixed(1)} to ${after.toFixed(1)}`)
  return { at: new Date().toISOString(), machine, load: [before, after], measurements }
}
