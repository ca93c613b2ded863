/**
 * The globals that each engine folder may use. `npm run test:types` checks each folder with only
 * these.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listSources } from '../../support/sources/sources'

// The folder is within the project, so that the types of packages are found.
const SCRATCH = join(projectRoot, '.test/globals')

/** The globals from a list that a folder must not use. */
function findUnknown(folder: string, names: string[]): string[] {
  const dir = join(SCRATCH, folder)
  const own = folder === 'core' ? [join(projectRoot, 'engine/core/globals.d.ts')] : []
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    join(dir, 'uses.ts'),
    names.map((name) => `export const ${name}_ = ${name}`).join('\n'),
  )
  const project = {
    extends: join(projectRoot, 'engine', folder, 'tsconfig.json'),
    files: [...own, 'uses.ts'],
    include: [],
  }
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(project))
  const program = join(projectRoot, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(program, ['-p', dir, '--pretty', 'false'], { encoding: 'utf8' })
  return names.filter((name) => stdout.includes(`Cannot find name '${name}'`))
}

describe('the globals of a folder', () => {
  afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }))

  const names = ['URL', 'TextEncoder', 'fetch', 'setTimeout', 'document', 'localStorage', 'process']

  it.each([
    ['core', ['fetch', 'setTimeout', 'document', 'localStorage', 'process']],
    ['.', ['process']],
    ['node', ['document', 'localStorage']],
  ])('of engine/%s are not these: %j', (folder, unknown) => {
    expect(findUnknown(folder, names)).toEqual(unknown)
  })

  it('of the engine parse addresses in one way: see engine/core/addresses/parse-url.ts', () => {
    const hits = listSources().filter(
      (file) =>
        /^engine\/.*\.tsx?$/.test(file) &&
        /\bURL\.(?:canParse|parse)\(/.test(readFileSync(join(projectRoot, file), 'utf8')),
    )
    expect(hits).toEqual([])
  })

  it('of core read no clock: the time is an argument', () => {
    const hits = listSources()
      .filter((file) => file.startsWith('engine/core/'))
      .filter((file) =>
        /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(projectRoot, file), 'utf8')),
      )
    expect(hits).toEqual([])
  })
})
