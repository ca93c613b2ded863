import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildGenerated } from '../../engine/node/schemas/generate'
import { writeGenerated } from '../../engine/node/schemas/write-generated'
import { projectRoot } from '../../engine/node/util/project-root'
import { hashFiles } from '../support/hash-files'
import { makeScratchFolder } from '../support/scratch-folder'

const FOLDER = 'schemas/generated'

describe('generated files (R-276)', () => {
  let built: Map<string, string>
  let types: string

  beforeAll(async () => {
    built = await buildGenerated(projectRoot)
    types = built.get(`${FOLDER}/types.ts`) ?? ''
  })

  it('are what `npm run generate` makes now', () => {
    const files = readdirSync(join(projectRoot, FOLDER)).map((name) => `${FOLDER}/${name}`)
    expect(files.sort()).toEqual([...built.keys()].sort())
    for (const [path, content] of built) {
      expect(readFileSync(join(projectRoot, path), 'utf8'), `${path}: run npm run generate`).toBe(
        content,
      )
    }
  })

  it('are the same bytes each time', async () => {
    expect(await buildGenerated(projectRoot)).toEqual(built)
  })

  it('have every type once: none has a number for a name', () => {
    const names = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1])
    expect(names.filter((name) => /\d$/.test(name ?? ''))).toEqual([])
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(['Block', 'Page', 'Settings', 'LinkItem', 'Tone']))
  })

  it('have a type for each property: nothing is unknown', () => {
    expect(types).not.toContain('unknown')
  })

  it('have the properties with a default always there', () => {
    expect(types).toMatch(/^ {2}tone: /m)
    expect(types).not.toMatch(/^ {2}(tone|lazy)\?: /m)
  })

  it('ask authors only for what they must write', () => {
    const page = JSON.parse(built.get(`${FOLDER}/page.schema.json`) ?? '')
    expect(page.required).toEqual(['title', 'description', 'blocks'])
  })
})

describe('npm run generate', () => {
  const root = makeScratchFolder()
  const page = join(root, FOLDER, 'page.schema.json')

  beforeAll(() => {
    for (const folder of ['schemas', 'blocks']) {
      cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
    }
  })

  it('replaces what it wrote, edited or with the marks of a merge', async () => {
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, `${text.slice(0, 300)}\n<<<<<<< HEAD\n`)
    expect(await writeGenerated(root)).toContain(`${FOLDER}/page.schema.json`)
    expect(readFileSync(page, 'utf8')).toBe(text)
  })

  it('writes nothing where a file of such a name is somebody else’s', async () => {
    writeFileSync(page, 'my notes')
    const before = hashFiles(root)
    await expect(writeGenerated(root)).rejects.toThrow(
      `"${FOLDER}/page.schema.json" is in the way: \`npm run generate\` did not write it.`,
    )
    expect(hashFiles(root)).toEqual(before)
  })
})
