import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { LiveCheck } from '../../../../../engine/node/check/live/live-check'
import { loadTools } from '../../../../../engine/node/check/run/check-tools'
import { joinLocated } from '../../../../../engine/node/check/run/locate-issues'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let dir: string

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  cpSync('tests/sites/tiny', dir, { recursive: true })
})

function editVisit(before: string, after: string): void {
  const file = join(dir, 'pages/visit.json')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(before)
  writeFileSync(file, text.replace(before, after))
}

/** A check that proceeds one step at a time, with other work between the steps. */
function startSlowCheck() {
  const check = new LiveCheck(dir, { slice: 0 })
  return { check, checking: check.checkAll() }
}

it('starts again when a file is saved between its steps', async () => {
  const { check, checking } = startSlowCheck()
  while (check.results().length < 8) await new Promise(setImmediate)
  editVisit('"id": "order"', '"id": "orders"')
  check.forget('pages/visit.json')
  expect(check.checkAll()).toBe(checking)
  expect(joinLocated(await checking).map(({ rule }) => rule)).toContain('missing-anchor')
})

it('survives that a page with problems is removed before they are located', async () => {
  editVisit('"id": "order"', '"id": "orders"')
  editVisit('"tone": "paper"', '"tone": "papre"')
  const { check, checking } = startSlowCheck()
  while (check.results().length < 8) await new Promise(setImmediate)
  rmSync(join(dir, 'pages/visit.json'))
  expect(
    joinLocated(await checking)
      .map(({ file }) => file)
      .join(),
  ).toContain('pages/visit.json')
  check.forget('pages/visit.json')
  const rules = joinLocated(await check.checkAll()).map(({ rule }) => rule)
  expect(new Set(rules)).toEqual(new Set(['missing-page']))
})

it('applies rules about the whole site only when it checks the whole site', async () => {
  let applied = 0
  const count = () => {
    applied += 1
    return []
  }
  const tools = loadTools()
  const rules = [...tools.rules, { name: 'counted', scope: 'site' as const, check: count }]
  const ownTools = { ...tools, rules }
  const check = new LiveCheck(dir, { readTools: () => ownTools })
  await check.checkAll()
  expect(applied).toBe(1)
  editVisit('"tone": "paper"', '"tone": "papre"')
  check.forget('pages/visit.json')
  expect([...(check.checkOne('pages/visit.json')?.values() ?? [])].flat()).toHaveLength(1)
  check.checkShared()
  expect(applied).toBe(1)
})

it('reports a file with the name of a page that is generated from a row', async () => {
  const check = new LiveCheck(dir)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
    check.forget(file)
  }
  const blocks = [{ type: 'hero', title: '{row.city}' }]
  const page = { title: '{row.city}', description: 'A shop.', blocks }
  write('data/shops.csv', 'id,city\nbern,Bern\n')
  write('pages/shops/[id].json', JSON.stringify({ each: 'data/shops.csv', ...page }))
  await check.checkAll()
  expect(check.look('pages/shops/bern.json')?.made).toBeDefined()
  write('pages/shops/bern.json', JSON.stringify({ ...page, title: 'Bern' }))
  expect(joinLocated(await check.checkAll()).map(({ rule }) => rule)).toContain('duplicate-page')
})
