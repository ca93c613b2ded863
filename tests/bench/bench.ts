/** `npm run bench`: measures, prints tables, writes JSON, and compares with a saved run. */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { defineCommand, runCommand } from '../../engine/node/cli/common/command-line'
import { measureBuilds } from './builds/builds'
import { measureCollections } from './builds/collections'
import { measureDev } from './builds/dev'
import { measureLanguageServer } from './builds/language-server'
import { measureStudio } from './builds/studio'
import type { BenchOptions, Measurement } from './options'
import { parseNumbers } from './options'
import { measurePeers } from './peers/peers'
import type { SavedRun } from './saved-run'
import { BENCH_FOLDER, loadRun, refuseName, writeRun } from './saved-run'
import { measureSearch } from './search/search'
import { renderTable } from './table'
import { measureAttachment } from './visits/attachment'
import { measureBundle } from './visits/bundle'
import { measureFirstVisit } from './visits/first-visit'
import { measureFonts } from './visits/fonts'
import { measureInteractions } from './visits/interactions'
import { measureLighthouse } from './visits/lighthouse'

const MEASUREMENTS: Record<string, { of: string; measure: Measurement }> = {
  builds: { of: 'builds of generated sites', measure: measureBuilds },
  collections: {
    of: 'builds of a newspaper with many stories and rows',
    measure: measureCollections,
  },
  peers: { of: 'builds of the same pages by Hugo and by Quire', measure: measurePeers },
  dev: { of: 'the development server', measure: measureDev },
  studio: { of: 'typing in the studio', measure: measureStudio },
  'language-server': { of: 'the language server', measure: measureLanguageServer },
  'first-visit': { of: 'a first visit', measure: measureFirstVisit },
  fonts: { of: 'the fonts of first visits on two networks', measure: measureFonts },
  bundle: { of: 'the parts of the bundle', measure: measureBundle },
  interactions: { of: 'how fast pages respond to clicks and typing', measure: measureInteractions },
  search: { of: 'the search', measure: measureSearch },
  attachment: { of: 'the scan of attached files', measure: measureAttachment },
  lighthouse: { of: 'the Lighthouse scores of pages', measure: measureLighthouse },
}
const USUAL = ['builds', 'dev', 'first-visit']

const bench = defineCommand({
  name: 'bench',
  summary: `Measures Quire and prints tables. By default, it measures ${USUAL.join(', ')}.`,
  examples: ['', '--builds --pages 1000,10000 --save before'],
  options: {
    ...Object.fromEntries(
      Object.entries(MEASUREMENTS).map(([name, { of }]) => [
        name,
        { type: 'boolean' as const, description: `Measures ${of}.` },
      ]),
    ),
    all: { type: 'boolean', default: false, description: 'Measures everything.' },
    pages: {
      type: 'string',
      value: 'N,N',
      description:
        'The numbers of pages of the generated sites. By default, 1000,10000 if you name a measurement, and 1000 otherwise.',
    },
    runs: {
      type: 'string',
      value: 'N',
      default: '3',
      description: 'The number of times to measure each figure.',
    },
    routes: {
      type: 'string',
      value: '/,/contact',
      description: 'The pages of the demo site to measure, for measurements that visit pages.',
    },
    save: { type: 'string', value: 'NAME', description: 'Saves the figures under this name.' },
    against: {
      type: 'string',
      value: 'NAME',
      description: 'Compares the figures with those saved under this name.',
    },
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

/** Runs the measurements in turn. Prints and writes each table once it is complete. */
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
    const figures = (await MEASUREMENTS[name]?.measure(options)) ?? []
    console.log(`\n${name}\n${renderTable(figures, earlier && (earlier.measurements[name] ?? []))}`)
    run.measurements[name] = figures
    run.load[1] = load()
    writeRun('last', run)
  }
  console.log(`\n${run.machine}, load ${run.load.map((part) => part.toFixed(1)).join(' to ')}`)
  return run
}

await runCommand(bench)
