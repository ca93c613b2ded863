import { renderInvocation } from '../../lib/files/invocation'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { BlockFolder } from '../../schemas/block-folders'
import { listOwnBlocks } from '../../schemas/block-folders'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'

export const test = defineCommand({
  name: 'test',
  summary:
    'Tests the blocks of a project, with their examples and with blocks generated from their schemas. Renders them on the server, and in a browser at three widths.',
  forms: ['[BLOCK...]'],
  examples: ['', 'price-list', 'price-list --seed 42 --runs 1000'],
  exitCodes: {
    0: 'No problems were found.',
    1: 'There are problems. All of them are printed.',
    2: 'There is no such block, the project has no blocks, or no browser is installed.',
  },
  options: {
    ...SITE_FOLDER,
    runs: {
      type: 'string',
      value: 'NUMBER',
      default: '50',
      description:
        'The number of blocks to generate from each schema. The browser shows a tenth of them.',
    },
    seed: {
      type: 'string',
      value: 'NUMBER|random',
      default: '1',
      description:
        'The seed of the generated blocks: the same number gives the same blocks. With `random`, each run generates others.',
    },
    json: { type: 'boolean', default: false, description: 'Prints the result as JSON.' },
  },
  async run({ site, runs, seed, json }, names) {
    const own = listOwnBlocks()
    const options = {
      ...{ siteDir: site, json, own, wanted: findWanted(own, names) },
      runs: parseNumber('runs', runs, 1),
      seed: seed === 'random' ? Math.floor(Math.random() * MOST) : parseNumber('seed', seed, 0),
    }
    requireSite(site)
    const { runTest } = await import('./test-command')
    return runTest(options, () => prepareProject({ isDevelopment: true }))
  },
})

/** @throws {UsageError} if the project has no blocks, or none with a given name. */
function findWanted(own: BlockFolder[], names: string[]): BlockFolder[] {
  if (own.length === 0) {
    const invocation = renderInvocation('new', 'block NAME')
    throw new UsageError(
      `This project has no blocks of its own to test. Make one with \`${invocation}\`.`,
    )
  }
  const types = own.map(({ type }) => type)
  for (const name of names) {
    if (types.includes(name)) continue
    const nearest = findNearest(name, types)
    const list = `The blocks of this project: ${types.join(', ')}.`
    throw new UsageError(`There is no block "${name}". ${renderSuggestion(nearest, list)}`)
  }
  return names.length === 0 ? own : own.filter(({ type }) => names.includes(type))
}

/** The valid values of fast-check for a seed and a number of runs. */
const MOST = 2 ** 31 - 1

function parseNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= MOST) return number
  throw new UsageError(`--${name} needs a whole number from ${least} to ${MOST}, not "${text}".`)
}
