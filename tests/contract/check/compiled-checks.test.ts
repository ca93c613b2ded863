/**
 * The validators compiled into the package report the same issues as those compiled at run time.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compileChecks,
  findCompiledChecks,
  loadChecks,
} from '../../../engine/node/check/schema/compiled-checks'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { loadWords } from '../../../engine/node/check/schema/words'
import { writeWithSum } from '../../../engine/node/lib/files/file-cache'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { makeScratchFolder } from '../../support/scratch-folder'

const schemas = loadSchemas(projectRoot)
const file = join(makeScratchFolder(), 'checks.cjs')
writeFileSync(file, compileChecks(schemas).render())
const words = loadWords(projectRoot)
const fresh = createValidator(schemas, undefined, words)
const compiled = createValidator(schemas, loadChecks(file), words)

/** A site without tokens, and a site that has every token used in defaults. */
const wordings = [[], ['email']].map((tokens) => ({
  language: 'ar',
  texts: new Map(),
  tokens: new Set(tokens),
}))

/** Expects the same errors, references and defaults from both validators. */
function expectSame(kind: string, data: unknown, wording = wordings[0]): number {
  const [one, other] = [structuredClone(data), structuredClone(data)]
  const { errors, references } = fresh.validate(kind, one, wording)
  const said = { ...compiled.validate(kind, other, wording), data: other }
  const expected = { errors, references, data: one }
  // Calls `toEqual` only for a difference, because it takes four times as long as both validators.
  if (!isDeepStrictEqual(said, expected)) expect(said).toEqual(expected)
  return errors.length
}

const FOLDERS = ['tests/rules', 'tests/mistakes', 'tests/sites', 'examples', 'tests/hostile']
const found = FOLDERS.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => parse(readFileSync(join(projectRoot, folder, name), 'utf8'))),
)
/** The distinct values. */
const values = [...new Map(found.map((value) => [JSON.stringify(value), value])).values()]

/**
 * The objects in a file that may themselves be files of a site. Cases contain such objects as
 * values.
 */
function parse(text: string): object[] {
  const found: object[] = []
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      const names = Object.keys(value)
      if (['blocks', 'rules', 'audiences', 'theme', 'before'].some((it) => names.includes(it))) {
        found.push(value)
      }
      return value
    })
  } catch {
    // Invalid JSON never reaches a validator.
  }
  return found
}

/** The value with one part replaced or removed. */
function disturb(value: object, at: number, by: unknown): unknown {
  let count = 0
  return JSON.parse(JSON.stringify(value), (key, part) => {
    count += 1
    if (count !== at + 1 || key === '') return part
    return by
  })
}

describe('the compiled checks', () => {
  it('say the same of a file with defaults alone, whether the site has their tokens or not', () => {
    const files = wordings.map((wording) => {
      expect(expectSame('messages', {}, wording)).toBe(0)
      const messages = {}
      compiled.validate('messages', messages, wording)
      return JSON.stringify(messages)
    })
    expect(files.map((text) => text.includes('{email}'))).toEqual([false, true])
  })

  it('say the same of all that in the fixtures of tests', () => {
    expect(values.length).toBeGreaterThan(100)
    const counts = values.flatMap((value) => schemas.kinds.map((kind) => expectSame(kind, value)))
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(50)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50)
  }, 300_000)

  it('say the same of values with something wrong put into them', () => {
    const wrong = fc.constantFrom<unknown>(undefined, null, '', 'x', 0, -1, true, [], {}, [{}])
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.nat(200), wrong, (value, at, by) => {
        for (const kind of schemas.kinds) expectSame(kind, disturb(value, at, by))
      }),
    )
  }, 300_000)
})

it('refuses a file that was cut off', () => {
  const cut = join(makeScratchFolder(), 'checks.cjs')
  writeFileSync(cut, readFileSync(file).subarray(0, -1))
  expect(() => loadChecks(cut)).toThrow(SyntaxError)
})

it('takes no kept file of which a byte has changed', () => {
  const kept = writeWithSum(join(makeScratchFolder(), 'checks.cjs'), 'exports.page = () => true')
  expect(findCompiledChecks(true, kept)?.('page')).toBeTypeOf('function')
  writeFileSync(kept, 'exports.page = () => !!1')
  expect(findCompiledChecks(true, kept)).toBeUndefined()
})
