import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkSite } from '../../../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import type { Problem } from '../../../../../engine/node/lib/problems/problem'
import { Reporter } from '../../../../../engine/node/servers/dev/reporter'
import { DevSite } from '../../../../../engine/node/servers/dev/site'
import { SiteUpdates } from '../../../../../engine/node/servers/dev/site-updates'
import { watchSite } from '../../../../../engine/node/servers/dev/watch'
import { isLongRun, pickSize } from '../../../../support/run-length'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { runStorm } from '../../../../support/sites/storm'

const STORMS = pickSize({ short: 20, long: 200 })
const MOST_OPERATIONS = pickSize({ short: 24, long: 300 })
const source = join(projectRoot, pickSize({ short: 'tests/sites/tiny', long: 'site' }))

const folder = makeScratchFolder()
const [site, states] = [join(folder, 'site'), join(folder, 'states')]
let dev: DevSite
let stop = () => {}

beforeAll(() => {
  for (const state of ['a', 'b']) cpSync(source, join(states, state), { recursive: true })
  rmSync(join(states, 'b/assets'), { recursive: true, force: true })
  mkdirSync(join(states, 'b/pages/more'), { recursive: true })
  const page = { title: 'More', description: 'More of it.', blocks: [] }
  writeFileSync(join(states, 'b/pages/more/one.json'), JSON.stringify(page))
  cpSync(join(states, 'a'), site, { recursive: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  dev = new DevSite(site)
  stop = watchSite(new SiteUpdates(dev, new Reporter({ send: () => {} })))
})
afterAll(() => {
  stop()
  vi.restoreAllMocks()
})

/** The result of a server that starts with these files. */
async function readFresh(): Promise<unknown> {
  const fresh = new DevSite(site)
  const { problems } = await checkSite(site)
  return { problems: problems.map(describeProblem), page: await readPage(fresh) }
}

async function readPage(from: typeof dev): Promise<unknown> {
  return (await from.openPage('/'))?.page
}

const describeProblem = ({ file, pointer, rule, message }: Problem) =>
  [file, pointer, rule, message].join(' ')

it(
  `shows the files as they are after each of ${STORMS} storms`,
  async () => {
    const took: number[] = []
    for (let seed = 1; seed <= STORMS; seed += 1) {
      const operations = 1 + ((seed * 7919) % MOST_OPERATIONS)
      await runStorm({ site, states, seed, operations })
      const start = performance.now()
      const fresh = await readFresh()
      const { problems, page } = fresh as { problems: string[]; page?: unknown }
      await vi.waitFor(
        () =>
          expect([seed, dev.problems().map(describeProblem).sort()]).toEqual([
            seed,
            problems.sort(),
          ]),
        { timeout: 30_000, interval: 50 },
      )
      // While a page has errors, a running server shows its last valid state; a new server has
      // none.
      if (page !== undefined) expect([seed, await readPage(dev)]).toEqual([seed, page])
      took.push(performance.now() - start)
    }
    took.sort((a, b) => a - b)
    if (isLongRun) {
      const [median, most] = [took[took.length >> 1], took.at(-1)].map((one) =>
        Math.round(one ?? 0),
      )
      process.stdout.write(
        `Storms: median ${median} ms, at most ${most} ms after the last event.\n`,
      )
    }
  },
  pickSize({ short: 300_000, long: 7_200_000 }),
)
