/**
 * A site that is built in parts and published from the parts: with the commands that `quire new
 * deploy kubernetes` writes, by rclone, to object storage.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadParts } from '../../../engine/node/build/publishing/join'
import { writeNewDeploy } from '../../../engine/node/edit/new/new-deploy'
import { makeOwnProject } from '../../support/publishing/own-project'
import type { Ended, Shell, Storage } from '../../support/publishing/storage'
import {
  runShell,
  startShell,
  startStorage,
  whyWithoutRclone,
} from '../../support/publishing/storage'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { MAKING_MS } from '../../support/sites/package-project'

const reason = whyWithoutRclone()
if (reason) process.stderr.write(`${reason}\n`)

/** The paths of the assets that a page requests. A redirect page requests none. */
const findAssets = (html: string): string[] =>
  [...html.matchAll(/["'(](\/assets\/[^"')\s?#]+-[\w-]{8,10}\.\w+)/g)].map(([, path]) => path ?? '')

/** The number of build pods. */
const PODS = pickSize({ short: 2, long: 8 })
/** The upload counts after which a publication is killed. */
const KILLED_AFTER = pickSize({ short: [4], long: [1, 2, 3, 4, 5, 6, 7, 8] })

// Each build and each publication is a process that loads the whole program.
describe.skipIf(reason)('a site in parts that is published', { timeout: 300_000 }, () => {
  const folder = makeScratchFolder()
  const project = join(folder, 'own')
  const siteDir = join(project, 'site')
  const whole = join(folder, 'whole')
  let storage: Storage

  const commandOf = (file: string): string => {
    const { spec } = parse(readFileSync(join(project, 'kubernetes', file), 'utf8'))
    const [shell, flags, line] = spec.template.spec.containers[0].command
    expect([shell, flags]).toEqual(['sh', '-euc'])
    return line
  }

  /** Runs a job's command in a pod with a separate working folder. */
  const startPod = (file: string, work: string, env: NodeJS.ProcessEnv = {}): Shell => {
    const line = commandOf(file).replaceAll('/work', join(folder, work))
    return startShell(line, { cwd: project, env: { ...storage.env, ...env } })
  }

  const expectDone = ({ code, stdout, stderr }: Ended) => expect(code, stdout + stderr).toBe(0)

  /** Builds with one process per pod, each in a pod of an Indexed Job. */
  async function buildInPods(): Promise<void> {
    const pods = Array.from({ length: PODS }, (_, index) =>
      startPod('build.yaml', `pod-${index}`, {
        JOB_COMPLETION_INDEX: String(index),
        QUIRE_SHARD_TOTAL: String(PODS),
      }),
    )
    for (const { ended } of pods) expectDone(await ended)
  }

  /** Builds the site as a whole, in this process. */
  async function buildWhole(): Promise<void> {
    const { problems } = await buildSite({ siteDir, outDir: whole })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }

  /**
   * A replacement for npm's `npx`, which takes longer to start than the program that it starts.
   * Real pods use npm's.
   */
  const bin = join(folder, 'bin')
  const makeNpx = () => {
    mkdirSync(bin)
    writeFileSync(join(bin, 'npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 })
  }
  const startPublishing = () => {
    const PATH = [bin, join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    return startShell(`sh publish.sh ${whole}`, { cwd: project, env: { ...storage.env, PATH } })
  }

  const filesOf = (outDir: string) => loadParts([outDir]).flatMap(({ manifest }) => manifest.files)

  /** Expects the served site to match the built one, with the headers from its manifest. */
  async function expectServed(outDir: string): Promise<void> {
    for (const { path, type, cache } of filesOf(outDir)) {
      const answer = await fetch(`${storage.url}/${encodeURI(path)}`)
      const { headers } = answer
      const served = [answer.status, headers.get('content-type'), headers.get('cache-control')]
      expect([path, ...served]).toEqual([path, 200, type, cache])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.equals(readFileSync(join(outDir, path))), path).toBe(true)
    }
  }

  /**
   * Expects each served page to have every file that its HTML requests, and returns the number of
   * pages.
   */
  async function expectWholePages(): Promise<number> {
    const paths = new Set(await storage.list())
    const pages = [...paths].filter((path) => path.endsWith('.html'))
    let asking = 0
    for (const page of pages) {
      const html = await (await fetch(`${storage.url}/${encodeURI(page)}`)).text()
      expect([page, html.slice(-10)]).toEqual([page, expect.stringMatching(/<\/(html|a)>\n$/)])
      const asked = findAssets(html)
      for (const path of asked) {
        expect([page, path, paths.has(path.slice(1))]).toEqual([page, path, true])
      }
      if (asked.length > 0) asking += 1
    }
    return asking
  }

  /**
   * Kills a publication after the given number of uploads, checks the pages, and returns their
   * number.
   */
  async function killAfter(count: number): Promise<number> {
    const publishing = startPublishing()
    storage.afterUploads(count, publishing.kill)
    expect((await publishing.ended).code).toBeNull()
    return expectWholePages()
  }

  function edit(file: string, before: string, after: string): void {
    const path = join(siteDir, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(before)
    writeFileSync(path, text.replaceAll(before, after))
  }

  beforeAll(async () => {
    await makeOwnProject(project)
    writeNewDeploy(project, 'kubernetes')
    makeNpx()
    storage = await startStorage()
    await buildWhole()
  }, MAKING_MS)

  afterAll(() => storage?.close())

  it('is refused while a part is missing, and then online as if one machine had built it', async () => {
    await buildInPods()
    const part = `online:parts/part-${PODS - 1}`
    const aside = join(folder, 'aside')
    const move = async (from: string, to: string) =>
      expectDone(await runShell(`rclone move ${from} ${to}`, { cwd: project, env: storage.env }))
    await move(part, aside)
    const refused = await startPod('publish.yaml', 'publisher').ended
    rmSync(join(folder, 'publisher'), { recursive: true, force: true })
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining(`Of ${PODS} parts, these are missing: ${PODS}.`),
    ])
    expect(await storage.list()).toEqual([])
    await move(aside, part)
    expectDone(await startPod('publish.yaml', 'publisher').ended)
    await expectServed(whole)
    expect(await storage.list()).toEqual(
      filesOf(whole)
        .map(({ path }) => path)
        .sort(),
    )
  })

  it('comes with assets first and pages last', () => {
    const uploads = storage.takeUploads()
    const lastAsset = uploads.findLastIndex((path) => path.startsWith('assets/'))
    const firstOther = uploads.findIndex((path) => !path.startsWith('assets/'))
    const firstPage = uploads.findIndex((path) => path.endsWith('.html'))
    expect(lastAsset).toBeLessThan(firstOther)
    expect(uploads.slice(firstPage).filter((path) => !path.endsWith('.html'))).toEqual([])
  })

  it('uploads nothing when nothing has changed', async () => {
    const { ended } = startPublishing()
    expectDone(await ended)
    expect(storage.takeUploads()).toEqual([])
  })

  it('uploads the files of an edit alone', async () => {
    const page = 'pages/bread.json'
    edit(page, JSON.parse(readFileSync(join(siteDir, page), 'utf8')).title, 'Bread for today')
    const before = new Map(filesOf(whole).map(({ path, sha256 }) => [path, sha256]))
    await buildWhole()
    const changed = filesOf(whole).filter(({ path, sha256 }) => before.get(path) !== sha256)
    expectDone(await startPublishing().ended)
    const uploads = storage.takeUploads()
    expect(uploads.sort()).toEqual(changed.map(({ path }) => path).sort())
    expect(uploads).toEqual(expect.arrayContaining(['bread.html', '_data/bread.json']))
    expect(uploads.length).toBeLessThan(8)
    await expectServed(whole)
  })

  it('deletes a page that is gone, and keeps its assets for a day', async () => {
    rmSync(join(siteDir, 'pages/order.json'))
    edit('layout.json', 'Wren', 'Robin')
    const assets = filesOf(whole).filter(({ path }) => path.startsWith('assets/'))
    await buildWhole()
    expectDone(await startPublishing().ended)
    const online = await storage.list()
    expect(online).not.toContain('order.html')
    expect(online).toEqual(expect.arrayContaining(assets.map(({ path }) => path)))
    storage.takeUploads()
  })

  it.each(KILLED_AFTER)('has whole pages when it is killed after %i uploads', async (count) => {
    const pages = await expectWholePages()
    expect(pages).toBeGreaterThan(5)
    edit('layout.json', 'Robin', `Robin ${count}`)
    appendFileSync(join(siteDir, 'assets/wren.svg'), `<!-- ${count} -->`)
    await buildWhole()
    expect(await killAfter(count)).toBe(pages)
    edit('layout.json', `Robin ${count}`, 'Robin')
    await buildWhole()
    // The next publication repairs the site, although the files have their earlier content again.
    expectDone(await startPublishing().ended)
    await expectServed(whole)
  })

  it('has whole pages when its first publication is killed', async () => {
    await storage.close()
    storage = await startStorage()
    // Pages and redirects are uploaded last, in any order: once all other files are uploaded, the
    // next upload is a page.
    const pages = filesOf(whole).filter(
      ({ path }) =>
        path.endsWith('.html') && findAssets(readFileSync(join(whole, path), 'utf8')).length > 0,
    )
    expect(pages.length).toBeGreaterThan(5)
    expect(await killAfter(filesOf(whole).length - pages.length + 1)).toBeGreaterThan(0)
    expectDone(await startPublishing().ended)
    await expectServed(whole)
  })
})
