/** The tests of the validation find each of these defects. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import type { findErrors } from '../values/find-errors'
import type { FormCase } from './form-cases'
import { CHECK, formCases, TODAY } from './form-cases'
import { judgeNaively } from './form-oracle'
import { MUTANTS, type Mutant } from './mutants'

const VALUES = join(import.meta.dirname, '../values')

let cases: (FormCase & { expected: Record<string, string> })[]

beforeAll(() => {
  cases = fc
    .sample(formCases, { numRuns: 10_000, seed: 1 })
    .map((one) => ({ ...one, expected: judgeNaively(one.fields, one.values, TODAY) }))
}, 120_000)

/** Compiles the validation with a change. */
async function compile({ file, from, to }: Mutant): Promise<typeof findErrors> {
  const mutate: Plugin = {
    name: 'mutate',
    enforce: 'pre',
    transform: (code, id) => (id === join(VALUES, file) ? code.replace(from, () => to) : undefined),
  }
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [mutate],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(VALUES, 'find-errors.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output[0]?.output[0].code ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.findErrors
}

const isFound = (judge: typeof findErrors) =>
  cases.some(({ fields, values, expected }) => {
    const found = judge(fields, values, CHECK)
    return JSON.stringify(found) !== JSON.stringify(expected)
  })

describe(`${MUTANTS.length} defects in the validation of forms`, () => {
  it('are not in the code', async () => {
    expect(isFound(await compile({ file: 'rules.ts', from: '', to: '' }))).toBe(false)
  })

  it.each(MUTANTS)('$file: $from → $to is found', async (mutant) => {
    expect(readFileSync(join(VALUES, mutant.file), 'utf8')).toContain(mutant.from)
    expect(isFound(await compile(mutant))).toBe(true)
  })
})
