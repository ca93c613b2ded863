/** Checks a site with files that no author would write on purpose. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderReport } from '../../../engine/node/check/report/report'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { parseJson } from '../../../engine/node/lib/json/json-source'
import { loadHostile, tryAll } from '../../support/sites/hostile'

const STACK_TRACE = /\n\s+at \S+ \(|node:internal|\.ts:\d+:\d+\)/

const malformed = loadHostile('malformed').map(({ name, text, bytes }) => ({
  name,
  bytes: bytes === undefined ? Buffer.from(text ?? '') : Buffer.from(bytes, 'hex'),
}))
const pages = loadHostile('pages').map(({ name, page }) => ({
  name,
  bytes: Buffer.from(JSON.stringify(page)),
}))

/**
 * Checks the tiny site with one page for each given content, and returns the problems of each page.
 */
async function checkPages(id: string, contents: Uint8Array[]) {
  const dir = join(projectRoot, '.test', id)
  rmSync(dir, { recursive: true, force: true })
  cpSync(join(projectRoot, 'tests/sites/tiny'), dir, { recursive: true })
  mkdirSync(join(dir, 'pages/hostile'))
  for (const [index, bytes] of contents.entries()) {
    writeFileSync(join(dir, `pages/hostile/${index}.json`), bytes)
  }
  const { problems, site } = await checkSite(dir)
  expect(site).toBeUndefined()
  const report = renderReport(problems)
  expect(report).not.toMatch(STACK_TRACE)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return contents.map((_, index) =>
    errors.filter(({ file }) => file.endsWith(`pages/hostile/${index}.json`)),
  )
}

describe('a page', () => {
  it(`that is no JSON is refused with its place, in each of ${malformed.length} ways (R-319)`, async () => {
    const found = await checkPages(
      'malformed',
      malformed.map(({ bytes }) => bytes),
    )
    tryAll('Malformed pages', [...malformed.entries()], ([index, { bytes }]) => {
      const source = parseJson(bytes)
      expect(source).toHaveProperty('issues')
      const lines = bytes.toString('utf8').split('\n').length
      expect(found[index]).not.toEqual([])
      for (const { line, column, message } of found[index] ?? []) {
        expect(line).toBeGreaterThan(0)
        expect(line).toBeLessThanOrEqual(lines)
        expect(column).toBeGreaterThan(0)
        expect(message).toMatch(/\.$/)
      }
    })
  })

  it(`that is another JSON is refused with its place, in each of ${pages.length} ways (R-320)`, async () => {
    const found = await checkPages(
      'no-pages',
      pages.map(({ bytes }) => bytes),
    )
    tryAll('Pages that are none', [...pages.entries()], ([index]) => {
      expect(found[index]).not.toEqual([])
      for (const { line, column } of found[index] ?? []) {
        expect([line > 0, column > 0]).toEqual([true, true])
      }
    })
  })

  it('is refused beyond a megabyte and below 64 levels, without being parsed', () => {
    const deep = '['.repeat(400_000)
    expect(parseJson(Buffer.from(deep))).toMatchObject({ issues: [{ rule: 'too-deep' }] })
    const large = JSON.stringify({ text: 'a'.repeat(1_000_000) })
    expect(parseJson(Buffer.from(large))).toMatchObject({ issues: [{ rule: 'too-large' }] })
  })

  it('may begin with a byte-order mark', () => {
    expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ data: { a: 1 } })
  })
})
