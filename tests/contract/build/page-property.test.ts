/** Follows "Add a property to pages" in CONTRIBUTING.md in a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Snippet } from '../../support/guides/guide-snippets'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { isLongRun } from '../../support/run-length'
import { runProgram } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { copyProject } from '../../support/sites/project-copy'

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/'

/**
 * The number of files that the change also affects: a test, the list of public names and the
 * changelog.
 */
const BY_HAND = 3

function findSnippet(kind: string): Snippet {
  const found = findSnippets(readGuide('CONTRIBUTING.md')).find((snippet) => snippet.kind === kind)
  if (!found) throw new Error(`CONTRIBUTING.md has no snippet "${kind}".`)
  return found
}

describe('a property that is added to pages', () => {
  const root = join(makeScratchFolder(), 'project')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = runProgram(root, program, args)
    expect(status, stdout + stderr).toBe(0)
  }
  const FOLDERS = ['schemas', 'engine', 'blocks', 'docs']
  const hash = () =>
    FOLDERS.flatMap((folder) =>
      Object.entries(hashFiles(join(root, folder))).map(
        ([file, sum]) => `${folder}/${file} ${sum}`,
      ),
    )
  let changed: string[] = []

  beforeAll(() => {
    copyProject(root)
    const before = new Set(hash())
    const [property, use] = [findSnippet('property'), findSnippet('new')]
    const schema = JSON.parse(read(property.detail))
    Object.assign(schema.properties, JSON.parse(property.text))
    writeFileSync(join(root, property.detail), `${JSON.stringify(schema, null, 2)}\n`)
    const END = '    ...twin,\n'
    expect(read(use.detail).split(END)).toHaveLength(2)
    writeFileSync(join(root, use.detail), read(use.detail).replace(END, END + use.text))
    run('scripts/generate.ts')
    changed = hash().flatMap((file) => (before.has(file) ? [] : file.split(' ', 1)))
  }, 300_000)

  it('touches at most ten files', () => {
    expect(changed).toContain('schemas/page.schema.json')
    expect(changed.length + BY_HAND).toBeLessThanOrEqual(10)
  })

  it('is in the schema for editors, in the type and in the reference', () => {
    const { properties } = JSON.parse(read('schemas/generated/page.schema.json'))
    expect(properties.license).toMatchObject({ type: 'string', pattern: '^https://' })
    expect(read('schemas/generated/types.ts')).toContain('  license?: string\n')
    expect(read('docs/reference.md')).toContain('| `license` | string |  | The URL of the licence')
  })

  it('is in the head of the document', async () => {
    const { buildHead } = await import(join(root, 'engine/core/page/head.ts'))
    const page = { title: 'Bread', description: 'All loaves.', license: LICENCE }
    const settings = { brand: 'Wren', url: 'https://wren.example', language: 'en' }
    expect(buildHead({ page, settings, route: '/bread' })).toContainEqual({
      tag: 'link',
      attributes: { rel: 'license', href: LICENCE },
    })
  })

  it.runIf(isLongRun)(
    'is in the HTML of a build, and passes the check of types',
    () => {
      const page = 'tests/sites/tiny/pages/visit.json'
      writeFileSync(
        join(root, page),
        JSON.stringify({ ...JSON.parse(read(page)), license: LICENCE }),
      )
      run('tsc', '--noEmit', '--singleThreaded')
      run('scripts/build.ts', '--site', 'tests/sites/tiny', '--out', 'dist')
      expect(read('dist/visit.html')).toContain(`<link rel="license" href="${LICENCE}"`)
    },
    300_000,
  )
})
