import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pathOfBuildCache } from '../../../engine/node/pages/build-cache'
import { buildSite } from '../../../engine/node/pipeline/build-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { routeOfPage, writeBenchSite } from '../../support/sites/generate-site'
import { hashFiles } from '../../support/sites/hash-files'
import { momentIn } from '../../support/sites/moment'

const PAGES = 300
const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')

/** Returns how many pages were rendered. */
async function build(out = outDir): Promise<number> {
  const { problems, rendered } = await buildSite({ siteDir, outDir: out, moment: momentIn(2026) })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return rendered
}

const fileOf = (page: number) => join(siteDir, 'pages', `${routeOfPage(page)}.json`)

function edit(page: number, title: string): void {
  const { blocks, ...head } = JSON.parse(readFileSync(fileOf(page), 'utf8'))
  const [first, ...others] = blocks
  writeFileSync(fileOf(page), JSON.stringify({ ...head, blocks: [{ ...first, title }, ...others] }))
}

const readCache = () => {
  const { ino, size } = statSync(pathOfBuildCache({ siteDir, outDir }))
  return { ino, size }
}

it('the cache of a large site grows by what an edit changes, and is written anew after many', async () => {
  writeBenchSite(siteDir, PAGES)
  // So that the builds know the other pages without reading them.
  await sleep(2100)
  await build()
  const first = readCache()
  let last = first
  for (const [index, page] of [5, 9, 5].entries()) {
    edit(page, `Edit ${index}`)
    expect(await build()).toBe(1)
    const now = readCache()
    expect(now.ino).toBe(first.ino)
    expect(now.size).toBeGreaterThan(last.size)
    last = now
  }
  // What is said later counts: nothing is left to do.
  expect(await build()).toBe(0)
  for (let index = 0; readCache().ino === first.ino; index += 1) {
    expect(index).toBeLessThan(50)
    expect(readCache().size).toBeLessThanOrEqual(first.size * 1.25)
    edit(7, `Another edit ${index}`)
    expect(await build()).toBe(1)
  }
  expect(readCache().size).toBeLessThan(first.size * 1.1)
  expect(await build()).toBe(0)
  const fresh = join(folder, 'fresh')
  await build(fresh)
  expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
}, 120_000)

it('the cache of a site that has lost a page forgets that page', async () => {
  writeBenchSite(siteDir, PAGES)
  const { search: _, ...page } = JSON.parse(readFileSync(fileOf(3), 'utf8'))
  writeFileSync(join(siteDir, 'pages', 'more.json'), JSON.stringify(page))
  await build()
  const { ino } = readCache()
  rmSync(join(siteDir, 'pages', 'more.json'))
  await build()
  expect(readCache().ino).not.toBe(ino)
  expect(readFileSync(pathOfBuildCache({ siteDir, outDir }), 'utf8')).not.toContain('more.json')
}, 120_000)
