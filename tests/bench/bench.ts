/** `npm run bench`: measures, prints tables, writes JSON, and compares with a saved run. */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../engine/build/command-line'
import { measureAttachment } from './attachment'
import { measureBuilds } from './builds'
import { measureBundle } from './bundle'
import { measureDev } from './dev'
import { measureFirstVisit } from './first-visit'
import { measureInteractions } from './interactions'
import { measureLighthouse } from './lighthouse'
import type { BenchOptions, Measurement } from './options'
import { parseNumbers } from './options'
import type { SavedRun } from './saved-run'
import { BENCH_FOLDER, loadRun, refuseName, writeRun } from './saved-run'
import { measureSearch } from './search'
import { renderTable } from './table'

const MEASUREMENTS: Record<string, Measurement> = {
  builds: measureBuilds,
  dev: measureDev,
  'first-visit': measureFirstVisit,
  bundle: measureBundle,
  interactions: measureInteractions,
  search: measureSearch,
  attachment: measureAttachment,
  lighthouse: measureLighthouse,
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
    for (const name of ['last', ...(save === undefined ? [] : [save])]) refuseName(name)
    const earlier = against === undefined ? undefined : loadRun(against)
    const run = await measure(named.length > 0 ? named : USUAL, options, earlier)
    if (save !== undefined) writeRun(save, run)
    console.log(`\nWritten to ${join(BENCH_FOLDER, `${save ?? 'last'}.json`)}.`)
    return 0
  },
})

/** Measures one after the other, and prints and writes each table as soon as it is there. */
async function measure(
  names: string[],
  options: BenchOptions,
  earlier?: SavedRun,
): Promise<SavedRun> {
  const load = () => loadavg()[0] ?? 0
  const run: SavedRun = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
    load: [load(), load()],
    measurements: {},
  }
  for (const name of names) {
    const figures = (await MEASUREMENTS[name]?.(options)) ?? []
    console.log(`\n${name}\n${renderTable(figures, earlier && (earlier.measurements[name] ?? []))}`)
    run.measurements[name] = figures
    run.load[1] = load()
    writeRun('last', run)
  }
  console.log(`\n${run.machine}, load ${run.load.map((part) => part.toFixed(1)).join(' to ')}`)
  return run
}
