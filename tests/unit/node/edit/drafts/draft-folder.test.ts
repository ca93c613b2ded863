import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { DraftFolder } from '../../../../../engine/node/edit/drafts/draft-folder'
import { SiteDrafts } from '../../../../../engine/node/edit/drafts/site-drafts'
import { finishChanges } from '../../../../../engine/node/edit/write/journal'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { readText } from '../../../../../engine/node/lib/files/read-bytes'
import { listUnsaved } from '../../../../../engine/node/lib/files/unsaved-files'
import { createRandom } from '../../../../support/arbitrary/random'
import { pickSize } from '../../../../support/run-length'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const PAGE = 'pages/index.json'
const KILLS = pickSize({ short: 30, long: 300 })

function makeSite() {
  const project = makeScratchFolder()
  const [siteDir, folder] = [join(project, 'site'), join(project, '.quire/studio')]
  mkdirSync(join(siteDir, 'pages'), { recursive: true })
  writeFileSync(join(siteDir, PAGE), '{ "items": [] }\n')
  return { siteDir, folder, open: () => new SiteDrafts(new DraftFolder(siteDir, folder)) }
}

/** Builds the script that is killed, because it starts ten times as fast as TypeScript. */
async function buildScript(): Promise<string> {
  const outDir = makeScratchFolder()
  await build({
    ...{ root: projectRoot, configFile: false, logLevel: 'silent' },
    ssr: { noExternal: true },
    build: {
      ...{ outDir, ssr: 'tests/support/drafts/type-until-killed.ts' },
      rolldownOptions: { output: { entryFileNames: 'script.mjs' } },
    },
  })
  return join(outDir, 'script.mjs')
}

afterEach(() => expect(listUnsaved('/').map(([path]) => path)).toEqual([]))

describe('drafts on disk', () => {
  it('override the file for other readers until they are saved', () => {
    const { siteDir, open } = makeSite()
    const drafts = open()
    drafts.edit([{ file: PAGE, edit: { op: 'set', pointer: '/title', value: 'Mine' } }])
    expect(readText(join(siteDir, PAGE))).toContain('Mine')
    expect(readFileSync(join(siteDir, PAGE), 'utf8')).not.toContain('Mine')
    drafts.save()
    expect(readFileSync(join(siteDir, PAGE), 'utf8')).toContain('Mine')
  })

  it('keep a removed file', () => {
    const { folder, open } = makeSite()
    const drafts = open()
    drafts.edit([{ file: PAGE, text: undefined }])
    drafts.save()
    const [name = ''] = readdirSync(join(folder, 'trash'))
    expect(readFileSync(join(folder, 'trash', name), 'utf8')).toBe('{ "items": [] }\n')
  })

  it('keep the BOM, and refuse other encodings', () => {
    const { siteDir, open } = makeSite()
    writeFileSync(join(siteDir, PAGE), '\uFEFF{ "a": 1 }\r\n')
    const drafts = open()
    drafts.edit([{ file: PAGE, edit: { op: 'set', pointer: '/a', value: 2 } }])
    drafts.save()
    expect(readFileSync(join(siteDir, PAGE), 'utf8')).toBe('\uFEFF{ "a": 2 }\r\n')
    writeFileSync(join(siteDir, PAGE), Buffer.from('{ "a": "\xE9" }', 'latin1'))
    expect(() => drafts.edit([{ file: PAGE, text: '{}' }])).toThrow('not UTF-8')
    expect(drafts.list().size).toBe(0)
  })

  it(
    `lose nothing when the process is killed ${KILLS} times`,
    async () => {
      const { siteDir, folder, open } = makeSite()
      const { random } = createRandom()
      const typed: string[] = []
      const script = await buildScript()
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = spawn(process.execPath, [script, siteDir, folder, PAGE, `v${kill}`], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let output = ''
        child.stdout.on('data', (chunk) => {
          output += chunk
        })
        const ended = once(child, 'close')
        await once(child.stdout, 'data')
        await setTimeout(random() * 30)
        child.kill('SIGKILL')
        await ended
        typed.push(...output.split('\n').slice(0, -1))
        finishChanges(siteDir)
      }
      const drafts = open()
      const { items } = JSON.parse(drafts.read(PAGE) ?? '')
      expect(new Set(items)).toEqual(new Set([...items, ...typed]))
      expect(typed.length).toBeGreaterThan(KILLS)
      JSON.parse(readFileSync(join(siteDir, PAGE), 'utf8'))
      drafts.save()
      expect(JSON.parse(readFileSync(join(siteDir, PAGE), 'utf8')).items).toEqual(items)
    },
    pickSize({ short: 120_000, long: 900_000 }),
  )
})
