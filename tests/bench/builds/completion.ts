import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChoices } from '../../../engine/node/check/choices/list-choices'
import { SiteFacts } from '../../../engine/node/check/choices/site-facts'
import { LiveCheck } from '../../../engine/node/check/live/live-check'
import { clearUnsaved, setUnsaved } from '../../../engine/node/lib/files/unsaved-files'
import { writeSite } from '../bench-site'
import type { Figures } from '../figure'

/** What authors type in a new block, with the cursor at the end. */
const TYPED = [
  ...['{ "type": "', '{ "type": "cta", "', '{ "type": "cta", "title": "About {'],
  ...['{ "type": "cta", "actions": [{ "href": "/', '{ "type": "cta", "actions": [{ "href": "/pa'],
  ...['{ "type": "cta", "actions": [{ "href": "#', '{ "type": "cta", "actions": [{ "href": "/#'],
  ...['{ "type": "cta", "text": "See [it](the page', '{ "type": "page-list", "list": { "from": "'],
  ...[
    '{ "type": "page-list", "list": { "from": "/", "tag": "',
    '{ "type": "cta", "actions": [{ "icon": "h',
  ],
  '{ "type": "picture", "picture": { "src": "',
]
const ROUNDS = 10

/** Adds the processor time within which 95 % of the answers are given, while an author types. */
export async function measureCompletion(figures: Figures, pages: number): Promise<void> {
  const { siteDir, route } = writeSite(pages)
  const file = `pages${route}.json`
  const path = join(siteDir, file)
  const text = readFileSync(path, 'utf8')
  const start = text.indexOf('"blocks": [') + '"blocks": ['.length
  const check = new LiveCheck(siteDir)
  const facts = new SiteFacts(check)
  await check.checkAll()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of TYPED) {
      // The text has errors: the block is not complete.
      const edited = `${text.slice(0, start)}${typed}\n${text.slice(start)}`
      facts.record(file)
      setUnsaved(path, Buffer.from(edited))
      check.forget(file)
      check.look(file)
      times.push(measureAnswer(facts, { file, text: edited, offset: start + typed.length }))
    }
  }
  clearUnsaved(path)
  times.sort((a, b) => a - b)
  const name = `${pages} pages: language server, processor time of 95 % of completions`
  figures.add(name, 'ms', times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN)
}

interface Cursor {
  file: string
  text: string
  offset: number
}

/** The processor time of an answer in milliseconds. */
function measureAnswer(facts: SiteFacts, { file, text, offset }: Cursor): number {
  const before = process.cpuUsage()
  const known = facts.read(file)
  const found = known && listChoices({ text, offset }, known)
  const { user, system } = process.cpuUsage(before)
  if (!found) throw new Error(`There are no choices after ${text.slice(offset - 40, offset)}`)
  return (user + system) / 1000
}
