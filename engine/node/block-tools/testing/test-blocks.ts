import type { Browser, Page } from 'playwright'
import type { Theme } from '../../../../schemas/generated/types'
import type { CheckTools } from '../../check/files/shared-context'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import { UsageError } from '../../lib/files/usage-error'
import type { BlockFolder } from '../../schemas/block-folders'
import { drawPicture } from '../catalogue/pictures'
import { createBlockArbitraries } from './block-arbitrary'
import { createPageTrial } from './page-trial'
import { loadOwnRepairs } from './repairs'
import type { BlockResult, TrialOptions } from './test-block'
import { testBlock } from './test-block'
import type { TestTools } from './test-tools'
import { CHROMIUM_ARGS, INSTALL_CHROMIUM } from './test-tools'
import { startTrialServer } from './trial-server'
import { loadExamples, writeTrialSite } from './trial-site'
import { visitPage } from './visit-page'

export interface TestBlocksOptions extends TrialOptions {
  /** All blocks of the project. */
  own: BlockFolder[]
  /** The blocks to test. */
  wanted: BlockFolder[]
  /** The design of the pages. */
  theme: Theme
  tools: TestTools
  /** The schemas and rules for checking pages. */
  checkTools: CheckTools
  /** Called with each block before its tests begin. */
  onBegin?: (type: string) => void
}

/** The tested window widths: of a desktop, a tablet and a phone. */
const WIDTHS = [1440, 768, 360]

/** A visitor in another time zone, language and year. */
const VISITOR = {
  timezoneId: 'Pacific/Kiritimati',
  locale: 'ar-EG',
  reducedMotion: 'reduce',
} as const
const VISIT_TIME = '2041-01-01T00:00:30+14:00'

/**
 * Tests blocks of a project as Quire tests its own: examples, and blocks generated from their
 * schemas, rendered on the server and shown in a browser.
 */
export function testBlocks(options: TestBlocksOptions): Promise<BlockResult[]> {
  return withScratchFolder((dir) => testWithin(dir, options))
}

async function testWithin(dir: string, options: TestBlocksOptions): Promise<BlockResult[]> {
  const { own, wanted, theme, tools, checkTools, onBegin, ...trialOptions } = options
  writeTrialSite({ dir, theme, pictureOf: drawPicture })
  const trial = await createPageTrial(dir, { isDevelopment: true }, checkTools)
  const ownTypes = new Set(own.map(({ type }) => type))
  const given = [...loadExamples()].filter(([type]) => !ownTypes.has(type))
  const examples = new Map(given.map(([type, list]) => [type, list.map(({ block }) => block)]))
  const blocksOf = createBlockArbitraries(await loadOwnRepairs(own), examples)
  const server = await startTrialServer(trial)
  try {
    return await withPage(tools, async (page) => {
      const results: BlockResult[] = []
      for (const folder of wanted) {
        onBegin?.(folder.type)
        const visit = async (shown: object) => {
          const served = await server.show(shown)
          return visitPage(page, { ...served, type: folder.type, widths: WIDTHS, axe: tools.axe })
        }
        results.push(await testBlock(folder, { ...trialOptions, trial, blocksOf, visit }))
      }
      return results
    })
  } finally {
    await server.close()
  }
}

/** Opens a page in a browser while `use` runs. */
async function withPage<T>(tools: TestTools, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch(tools)
  try {
    const page = await browser.newPage(VISITOR)
    await page.clock.setFixedTime(VISIT_TIME)
    return await use(page)
  } finally {
    await browser.close()
  }
}

/** The number of final lines of browser output reported. */
const MOST_SAID = 5

/** @throws {UsageError} if the browser does not start. */
async function launch({ chromium, executablePath }: TestTools): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  } catch (reason) {
    const { message } = reason as Error
    // Playwright reports a closed page; the browser's own output says why it closed.
    const lines = Array.from(message.matchAll(/\[err\] (.*)/g), ([, line]) => line)
    const said = [...new Set(lines)].slice(0, MOST_SAID)
    const output = said.length > 0 ? said : message.split('\n', 1)
    throw new UsageError(
      [`${executablePath} does not start:`, ...output, INSTALL_CHROMIUM].join('\n'),
    )
  }
}
