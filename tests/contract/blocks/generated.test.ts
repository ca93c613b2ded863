import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { buildGenerated } from '../../../engine/node/schemas/generate/generate'
import { writeGenerated } from '../../../engine/node/schemas/generate/write-generated'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

const FOLDER = 'schemas/generated'
const REGISTRY = 'blocks/registry.ts'
const BUILDS = 'blocks/build-registry.ts'
const RECEIVERS = 'blocks/receive-registry.ts'
const GUIDE = 'docs/authors/pages.md'
const REFERENCES = ['docs/reference.md', 'docs/block-reference.md']
const { blockTypes } = loadSchemas(projectRoot)

describe('generated files (R-276)', () => {
  let built: Map<string, string>
  let types: string

  beforeAll(async () => {
    built = await buildGenerated(projectRoot)
    types = built.get(`${FOLDER}/types.ts`) ?? ''
  })

  it('are what `npm run generate` makes now', () => {
    const files = readdirSync(join(projectRoot, FOLDER)).map((name) => `${FOLDER}/${name}`)
    expect([...files, REGISTRY, BUILDS, RECEIVERS, GUIDE, ...REFERENCES].sort()).toEqual(
      [...built.keys()].sort(),
    )
    for (const [path, content] of built) {
      expect(readFileSync(join(projectRoot, path), 'utf8'), `${path}: run npm run generate`).toBe(
        content,
      )
    }
  })

  it('are the same bytes each time', async () => {
    expect(await buildGenerated(projectRoot)).toEqual(built)
  })

  it('say that they are generated, where their format has comments', () => {
    const isCode = (path: string) => path.endsWith('.ts')
    for (const [path, content] of [...built].filter(([path]) => isCode(path))) {
      expect(content.split('\n')[0], path).toContain('Made by `npm run generate`')
    }
  })

  it('list every folder of a block in union, registry and guide (R-277)', () => {
    const { definitions } = JSON.parse(built.get(`${FOLDER}/page.schema.json`) ?? '')
    expect(definitions.block.properties.type.enum).toEqual(blockTypes)
    const loaded = built.get(REGISTRY)?.matchAll(/import\('\.\/([^/]+)\//g) ?? []
    expect(Array.from(loaded, ([, type]) => type)).toEqual(blockTypes)
    const [, table = ''] = built.get(GUIDE)?.split(/<!-- \/?block types -->/) ?? []
    const rows = table.matchAll(/^\| \[`([a-z0-9-]+)`\]\(.+?\) \| (.+) \| (?:<img .+>)? \|$/gm)
    expect(Array.from(rows, ([, type, text]) => [type, text])).toEqual(
      blockTypes.map((type) => [type, definitions[`block-${type}`].description]),
    )
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
    for (const folder of ['schemas', 'blocks', 'docs']) {
      cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
    }
  })

  it('replaces what it wrote, edited or with conflict markers', async () => {
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, `${text.slice(0, 300)}\n<<<<<<< HEAD\n`)
    expect(await writeGenerated(root)).toContain(`${FOLDER}/page.schema.json`)
    expect(readFileSync(page, 'utf8')).toBe(text)
  })

  it('writes nothing where a file of such a name is somebody else’s', async () => {
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, 'my notes')
    const before = hashFiles(root)
    await expect(writeGenerated(root)).rejects.toThrow(
      `"${FOLDER}/page.schema.json" is in the way: \`npm run generate\` did not write it.`,
    )
    expect(hashFiles(root)).toEqual(before)
    writeFileSync(page, text)
  })

  it('follows the folders: a new block is in all lists, and a removed one in none', async () => {
    const [first = '', second = ''] = blockTypes
    cpSync(join(root, 'blocks', first), join(root, 'blocks/zz-copy'), { recursive: true })
    const schema = join(root, 'blocks/zz-copy/schema.json')
    const text = readFileSync(schema, 'utf8')
      .replaceAll(/"title": "(\w)/g, '"title": "Zz$1')
      .replace(`"const": "${first}"`, '"const": "zz-copy"')
    const described = { ...JSON.parse(text), description: 'One | or\nthe other.' }
    writeFileSync(schema, JSON.stringify(described))
    writeFileSync(join(root, 'blocks/zz-copy/build.ts'), 'export const build = {}')
    rmSync(join(root, 'blocks', second), { recursive: true })
    const files = await buildGenerated(root)
    expect(files.get(REGISTRY)).toContain("'zz-copy': () => import('./zz-copy/ZzCopy')")
    expect(files.get(REGISTRY)).not.toContain(`./${second}/`)
    expect(files.get(BUILDS)).toContain("'zz-copy': buildZzCopy,")
    expect(files.get(GUIDE)).toContain(
      '| [`zz-copy`](../block-reference.md#zz-copy) | One \\| or the other. |  |\n\n<!-- /block types',
    )
    expect(files.get(GUIDE)).not.toContain(`| \`${second}\` |`)
    const page = JSON.parse(files.get(`${FOLDER}/page.schema.json`) ?? '')
    const left = blockTypes.filter((type) => type !== second)
    expect(page.definitions.block.properties.type.enum).toEqual([...left, 'zz-copy'])
  })

  it('leaves a guide alone that has no place for the table, and says which comments it lacks', async () => {
    writeFileSync(join(root, GUIDE), '# My guide\n')
    const before = hashFiles(root)
    await expect(writeGenerated(root)).rejects.toThrow(
      `"${GUIDE}" has no table of block types to update: write a line "<!-- block types -->"`,
    )
    expect(hashFiles(root)).toEqual(before)
  })
})
