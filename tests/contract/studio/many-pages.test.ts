/** The list of pages of a large site. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageItem } from '../../../engine/core/studio/site-types'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'
import { routeOfPage, writeBenchSite } from '../../support/sites/generate-site'

const PAGES = pickSize({ short: 2_000, long: 10_000 })
/** The pages in one answer. */
const PART = 50
/** The most characters of an answer. */
const MOST_CHARACTERS = 20_000

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient

beforeAll(async () => {
  writeBenchSite(siteDir, PAGES)
  writeFileSync(join(project, 'package.json'), '{}')
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const list = (query: string, from?: number) => studio.ask('pages', { query, from })

describe(`the list of ${PAGES} pages`, () => {
  it('is sent in parts that contain each page once', async () => {
    const routes = new Set<string>()
    const { total } = await list('')
    for (let from = 0; from < total; from += PART) {
      const { items } = await list('', from)
      expect(items.length).toBe(Math.min(PART, total - from))
      for (const { route } of items) routes.add(route)
    }
    expect(routes.size).toBe(total)
    const all = Array.from({ length: PAGES }, (_, number) => routeOfPage(number))
    expect(all.filter((route) => !routes.has(route))).toEqual([])
  })

  it('is searched by title and path', async () => {
    const number = PAGES - 1
    const isLast = ({ route }: PageItem) => route === routeOfPage(number)
    const readTitle = async () => (await list(`Page ${number}`)).items.find(isLast)?.title
    // The title is known once the page was checked.
    await expect.poll(readTitle, { timeout: 60_000 }).toContain(`Page ${number}: `)
    expect((await list(routeOfPage(number))).items.find(isLast)).toBeDefined()
    expect(await list('no page has this title')).toEqual({ items: [], total: 0 })
  })

  it('is in no other answer, and follows a new page', async () => {
    const file = `pages${routeOfPage(1)}.json`
    await studio.ask('new-page', { route: '/a-new-page', title: 'Quite new' })
    const answers = [
      await studio.ask('site', {}),
      await studio.ask('page', { route: routeOfPage(1) }),
      await studio.ask('file', { file }),
      await studio.ask('problems', {}),
      await studio.ask('choices', { file, pointer: '/blocks/0/actions/0/href', query: '' }),
      await studio.set(file, '/title', 'Another title'),
      await list('page'),
    ]
    const sizes = answers.map((answer) => JSON.stringify(answer).length)
    expect(Math.max(...sizes)).toBeLessThan(MOST_CHARACTERS)
    expect((await list('quite new')).items).toMatchObject([
      { route: '/a-new-page', file: 'pages/a-new-page.json', title: 'Quite new' },
    ])
  })
})
