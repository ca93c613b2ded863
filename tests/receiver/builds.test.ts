/** The receiver's forms do not depend on how a site is built. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { BuildOptions } from '../../engine/node/build/build-site'
import { buildSite } from '../../engine/node/build/build-site'
import { FORMS_FILE, RECEIVER_FOLDER } from '../../engine/node/build/output/side-folder'
import { writeOrderSite } from '../support/receiver/order-site'
import { makeScratchFolder } from '../support/scratch-folder'
import { hashFiles } from '../support/sites/hash-files'

let siteDir: string
let folder: string

/** Replaces a string in a file of the site. `to` is the file that gets the text. */
function edit(file: string, [before, after]: [string, string], to = file): void {
  const text = readFileSync(join(siteDir, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(siteDir, to), text.replaceAll(before, after))
}

beforeEach(() => {
  siteDir = writeOrderSite()
  folder = makeScratchFolder()
  // The same form on another page, and another form with the same path.
  edit('pages/order.json', ['"Bestellen"', '"Brot bestellen"'], 'pages/bread/order.json')
  edit('pages/order.json', ['"Bestell', '"Zopf-Bestell'], 'pages/zopf.json')
})

/** Builds the site, and returns the hashes of its receiver. */
async function build(name: string, options: Partial<BuildOptions> = {}) {
  const outDir = join(folder, name)
  const { problems, rendered } = await buildSite({ siteDir, outDir, ...options })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const files = Object.entries(hashFiles(outDir))
  return {
    rendered,
    receiver: Object.fromEntries(files.filter(([path]) => path.startsWith(RECEIVER_FOLDER))),
  }
}

const listNames = (name: string): string[] => {
  const file = join(folder, name, FORMS_FILE)
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).map((form: { name: string }) => form.name)
}

it('a build with a cache writes the receiver of a build without one, after each change', async () => {
  const BOTH = ['Bestellung', 'Zopf-Bestellung']
  // The receiver has only forms that are sent as form data.
  const sendJson = (page: string) => {
    edit(`pages/${page}.json`, ['"as":"form-data"', '"as":"json"'])
    edit(`pages/${page}.json`, ['"send":true,', '"send":false,'])
    edit(`pages/${page}.json`, [',"max":2', ''])
  }
  const changes: [title: string, change: () => void, names: string[]][] = [
    ['another page', () => edit('pages/bread.json', ['All the loaves', 'Every loaf']), BOTH],
    ['a field', () => edit('pages/zopf.json', ['Ihr Name', 'Name']), BOTH],
    ['a message', () => edit('messages.json', ['Nicht angekommen', 'Fehlgeschlagen']), BOTH],
    ['the page of a form', () => rmSync(join(siteDir, 'pages/bread/order.json')), BOTH],
    ['a form', () => sendJson('order'), ['Zopf-Bestellung']],
    ['the last form', () => sendJson('zopf'), []],
  ]
  await build('dist')
  expect((await build('dist')).rendered).toBe(0)
  for (const [title, change, names] of changes) {
    change()
    const again = await build('dist')
    const whole = await build(title)
    expect(again.receiver, title).toEqual(whole.receiver)
    expect(listNames('dist'), title).toEqual(names)
  }
})

it('each part of a build has the whole receiver', async () => {
  const whole = await build('dist')
  expect(listNames('dist')).toHaveLength(2)
  for (const index of [1, 2, 3]) {
    const part = await build(`part-${index}`, { shard: { index, count: 3 } })
    expect(part.rendered).toBeLessThan(whole.rendered)
    expect(part.receiver).toEqual(whole.receiver)
  }
})
