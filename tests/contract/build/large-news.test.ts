/**
 * A newspaper with many stories: editing one story renders only the pages that show it, however
 * many stories there are.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { EDITED, editStory, writeNewsSite } from '../../support/sites/generate-news'
import { hashFiles } from '../../support/sites/hash-files'

const STORIES = pickSize({ short: 60, long: 10_000 })
const MINUTES = pickSize({ short: 3, long: 30 })
/**
 * The number of pages that show a story: its own page, its page in the list, its author's page, two
 * tag pages, and its two neighbours.
 */
const SHOWN_ON = 7

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const story = EDITED.story(STORIES)

const build = async (out = outDir) => {
  const { problems, rendered, pages } = await buildSite({
    siteDir,
    outDir: out,
    buildTime: buildTimeIn(2026),
  })
  expect(problems).toEqual([])
  return { rendered, pages }
}

beforeAll(async () => {
  writeNewsSite(siteDir, STORIES)
  const { pages } = await build()
  expect(pages).toBeGreaterThan(2 * STORIES)
}, MINUTES * 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'another text of a story renders its page alone (R-348)',
  async () => {
    editStory(siteDir, story, { text: 'One line more.' })
    expect((await build()).rendered).toBe(1)
  },
  MINUTES * 60_000,
)

it(
  'another title renders the pages that show it, to the byte as a first build does (R-348)',
  async () => {
    editStory(siteDir, story, { title: 'Another title' })
    const { rendered } = await build()
    expect(rendered).toBeGreaterThan(1)
    expect(rendered).toBeLessThanOrEqual(SHOWN_ON)
    const fresh = join(folder, 'fresh')
    await build(fresh)
    expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
  },
  MINUTES * 60_000,
)
