/** The output depends only on the sources and the site. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { BuildProcessOptions } from '../../support/build-process'
import { startBuild } from '../../support/build-process'
import { linkFile, linkTree } from '../../support/link-tree'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

const TINY = join(projectRoot, 'tests/sites/tiny')
/** Excludes links, and nested packages, which are listed as well. */
const OMITTED = ['.bin', 'node_modules']
/**
 * Time zones far from UTC, with an offset that is not in whole hours. The year is the same, because
 * a site may show it.
 */
const [FAR, ODD] =
  new Date().getUTCMonth() === 0
    ? ['Pacific/Kiritimati', 'Asia/Kathmandu']
    : ['Pacific/Pago_Pago', 'America/St_Johns']
const ELSEWHERE = join(projectRoot, '.test/elsewhere of the project')

/** The folders of the installed packages that a build needs. */
function listNeeded(): string[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  return Object.entries<{ dev?: boolean }>(lock.packages)
    .filter(([name, { dev }]) => name !== '' && !dev && existsSync(join(projectRoot, name)))
    .map(([name]) => name)
}

let folder: string
let usual: Record<string, string>

async function build(name: string, options: Partial<BuildProcessOptions>) {
  const outDir = join(folder, name)
  const { code, said } = await startBuild({ siteDir: TINY, outDir, ...options }).ended
  expect(code, said).toBe(0)
  return hashFiles(outDir)
}

beforeAll(async () => {
  rmSync(ELSEWHERE, { recursive: true, force: true })
  folder = makeScratchFolder()
  const outDir = join(folder, 'usual')
  expect((await buildSite({ siteDir: TINY, outDir })).problems).toEqual([])
  usual = hashFiles(outDir)
  expect(Object.keys(usual).length).toBeGreaterThan(50)
})

afterAll(() => {
  for (const dir of [folder, ELSEWHERE]) rmSync(dir, { recursive: true, force: true })
})

describe('two builds write the same bytes (R-283)', () => {
  it('in another folder, time zone, language and mode of files', async () => {
    const siteDir = join(folder, 'Ä site')
    linkTree(TINY, siteDir)
    const env = { TZ: FAR, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
    expect(await build('other', { siteDir, cwd: folder, env, umask: 0o077 })).toEqual(usual)
  })

  it('with the whole project elsewhere, and nothing left of an earlier build', {
    timeout: 180_000,
  }, async () => {
    for (const name of ['blocks', 'engine', 'schemas', 'scripts']) {
      linkTree(join(projectRoot, name), join(ELSEWHERE, name))
    }
    for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']) {
      linkFile(join(projectRoot, name), join(ELSEWHERE, name))
    }
    for (const name of listNeeded()) {
      linkTree(join(projectRoot, name), join(ELSEWHERE, name), OMITTED)
    }
    const env = { TZ: ODD, LANG: 'de_DE.UTF-8', NODE_ENV: 'test' }
    expect(await build('elsewhere', { project: ELSEWHERE, env })).toEqual(usual)
  })
})
