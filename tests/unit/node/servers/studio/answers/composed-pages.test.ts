import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DevSite } from '../../../../../../engine/node/servers/dev/site'
import { listBlockTypes } from '../../../../../../engine/node/servers/studio/answers/block-types'
import { composePage } from '../../../../../../engine/node/servers/studio/answers/compose-page'
import { findForm } from '../../../../../../engine/node/servers/studio/answers/find-form'
import { buildOutline } from '../../../../../../engine/node/servers/studio/answers/outline'
import { describeForm } from '../../../../../../engine/node/servers/studio/inherited/describe-form'
import { StudioSession } from '../../../../../../engine/node/servers/studio/session/studio-session'
import { makeScratchFolder } from '../../../../../support/scratch-folder'
import { writeSharedContentSite } from '../../../../../support/sites/shared-content-site'

const FRAGMENT = 'shared/hours.json'
const NESTED = {
  title: 'Nested',
  description: 'A block in a block.',
  blocks: [
    { type: 'hero', title: 'Nested', aside: { type: 'prose', title: 'Inner', sections: [] } },
    { type: 'heroo', title: 'Unknown' },
    { type: 'cards', eyebrow: 'Our shop', title: 'On the shelf', items: [] },
    { type: 'stats', items: [{ value: '4 h', label: 'in the oven' }] },
  ],
}

let dir: string
let session: StudioSession

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  writeSharedContentSite(dir, { 'pages/nested.json': NESTED })
  const options = { onEdit: async () => {}, onChange: async () => {} }
  session = new StudioSession({
    site: new DevSite(dir),
    folder: join(dir, '../drafts'),
    ...options,
  })
})

afterEach(() => session.close())

async function outline(route: string) {
  const { check } = session.site
  const page = await composePage(check, route)
  if (!page) throw new Error(`There is no page ${route}.`)
  return buildOutline(page, route, check.open().tools)
}

describe('a page that several files compose', () => {
  it('has each block where it is written', async () => {
    expect((await outline('/visit')).blocks).toMatchObject([
      { type: 'hero', text: 'Visit', place: { file: 'pages/visit.json', pointer: '/blocks/0' } },
      { type: 'prose', text: 'Hours in Bern', place: { file: FRAGMENT, pointer: '/content' } },
    ])
    const opening = await outline('/news/opening')
    expect(opening.file).toBe('pages/news/opening.json')
    expect(opening.blocks.map(({ place }) => place)).toEqual([
      { file: 'pages/news/opening.json', pointer: '/blocks/0' },
      { file: 'pages/news/_collection.json', pointer: '/after/0' },
      { file: FRAGMENT, pointer: '/content' },
      { file: 'shared/contact.json', pointer: '/content/1' },
    ])
  })

  it('has forms that name the pages which show the same', async () => {
    const open = async (file: string, pointer: string) => {
      const { shownOn, ...form } = await describeForm(session, { file, pointer })
      return { ...form, routes: shownOn?.items.map(({ route }) => route).sort() }
    }
    const fragment = await open(FRAGMENT, '/content/title')
    expect(fragment).toMatchObject({
      place: { file: FRAGMENT, pointer: '/content' },
      ...{ type: 'prose', source: 'Shared: Hours' },
      routes: ['/about', '/news/closing', '/news/opening', '/visit'],
    })
    expect(await open('pages/news/_collection.json', '')).toMatchObject({
      source: 'From the collection News',
      routes: ['/news/closing', '/news/opening'],
    })
    const own = await open('pages/visit.json', '')
    expect([own.source, own.routes]).toEqual([undefined, undefined])
  })
})

describe('a block in a block', () => {
  it('is within it, also on a page with errors', async () => {
    const { blocks } = await outline('/nested')
    expect(blocks).toMatchObject([
      { type: 'hero', blocks: [{ type: 'prose', text: 'Inner', pointer: '/blocks/0/aside' }] },
      { type: 'heroo', blocks: [] },
      { type: 'cards', text: 'On the shelf' },
      { type: 'stats', text: 'in the oven' },
    ])
    const place = { file: 'pages/nested.json', pointer: '/blocks/0/aside/title' }
    expect(findForm(session, place)).toMatchObject({
      ...{ type: 'prose', place: { pointer: '/blocks/0/aside' } },
    })
    const types = listBlockTypes(session, { ...place, pointer: '/blocks/0/aside' })
    expect(types.map(({ type }) => type)).toContain('prose')
    expect(listBlockTypes(session, { ...place, pointer: '/title' })).toEqual([])
  })
})

describe('a site with errors at the start', () => {
  it('has its pages, and a file that is not JSON has no form fields', async () => {
    writeFileSync(join(dir, 'settings.json'), '{ "brand": ')
    writeFileSync(join(dir, 'pages/visit.json'), '{ "title": ')
    expect((await outline('/visit')).blocks).toEqual([])
    expect(session.readFile('settings.json').value).toBeUndefined()
    expect(findForm(session, { file: 'pages/visit.json', pointer: '/blocks/0' })).toMatchObject({
      place: { file: 'pages/visit.json', pointer: '' },
    })
    expect((await outline('/about')).blocks.length).toBeGreaterThan(1)
  })
})
