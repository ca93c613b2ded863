/** Every regular expression runs in linear time. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { isLongRun } from '../../support/run-length'
import { shippedSites } from '../../support/sites/shipped-sites'
import type { SourceRegex } from '../../support/sources/list-regexes'
import { listRegexes } from '../../support/sources/list-regexes'

/**
 * Expressions that the analysis cannot decide in time, identified by their first characters, and
 * the reason why they are linear.
 */
const BOUNDED = {
  '(["\'`]|[\\s/])\\s{0,20}on(?:abort|':
    'Every repetition has a bound, so that the number of steps from each start is limited.',
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@":
    'No part begins with what the part before it may hold, but for labels, which are bounded.',
}

/**
 * The test uses an exact analysis, not a measurement, because the machine's load must not matter.
 */
const OPTIONS = { checker: 'automaton', timeout: 120_000 } as const

/**
 * The expressions that this version of the analysis found to be linear. Each analysis takes half a
 * second, so this record works like a snapshot: new expressions are analysed and added. The long
 * run analyses all expressions, and `UPDATE_REPORTS=1` also removes those that no longer exist.
 */
const LINEAR_FILE = join(projectRoot, 'tests/linear-regexes.json')
const updates = process.env.UPDATE_REPORTS === '1'
const analyser = `recheck ${readPackage('recheck').version}`

function readPackage(name: string): { version: string } {
  return JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'))
}

function loadLinear(): Set<string> {
  const said = JSON.parse(readFileSync(LINEAR_FILE, 'utf8'))
  return new Set(said.analyser === analyser ? said.linear : [])
}

function writeLinear(found: Iterable<string>): void {
  const linear = [...new Set(found)].sort()
  writeFileSync(LINEAR_FILE, `${JSON.stringify({ analyser, linear }, null, 2)}\n`)
}

const write = ({ source, flags }: Pick<SourceRegex, 'source' | 'flags'>) => `/${source}/${flags}`

/** The patterns of form fields. */
function listFormPatterns(): SourceRegex[] {
  return shippedSites.flatMap((site) =>
    readdirSync(join(projectRoot, site), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const text = readFileSync(join(projectRoot, site, file), 'utf8')
        const rules = text.matchAll(/"rule":\s*"pattern",\s*"value":\s*("(?:[^"\\]|\\.)*")/g)
        return [...rules].map(([, value = '""']) => ({
          place: join(site, file),
          source: `^(?:${JSON.parse(value)})$`,
          flags: 'u',
        }))
      }),
  )
}

const regexes = [...listRegexes(), ...listFormPatterns()]
const isBounded = ({ source }: SourceRegex) =>
  Object.keys(BOUNDED).some((beginning) => source.startsWith(beginning))

describe(`the ${regexes.length} regular expressions of the engine, the schemas and the sites`, () => {
  let checkSync: typeof import('recheck').checkSync

  beforeAll(async () => {
    vi.stubEnv('RECHECK_BACKEND', 'pure')
    checkSync = (await import('recheck')).checkSync
  })

  it('are found', () => {
    expect(regexes.length).toBeGreaterThan(100)
    const places = regexes.map(({ place }) => place)
    expect(places.some((place) => place.startsWith('blocks/form/values/text-rules.ts:'))).toBe(true)
    expect(
      places.some((place) => place.startsWith('blocks/') && place.endsWith('/schema.json')),
    ).toBe(true)
    expect(places).toContain('tests/sites/tiny/pages/order.json')
  })

  it('are linear, as an analysis of each one says (R-326)', () => {
    const known = loadLinear()
    const analysed = regexes.filter((regex) => !isBounded(regex))
    const fresh = analysed.filter((regex) => isLongRun || updates || !known.has(write(regex)))
    const slow = fresh.flatMap(({ place, source, flags }) => {
      const found = checkSync(source, flags, OPTIONS)
      if (found.status === 'safe') return []
      const kind = found.status === 'vulnerable' ? found.complexity.summary : found.status
      return [`${place}: ${write({ source, flags })} is ${kind}`]
    })
    expect(slow).toEqual([])
    if (updates) writeLinear(analysed.map(write))
    else if (fresh.length > 0 && !process.env.CI) writeLinear([...known, ...fresh.map(write)])
  }, 600_000)

  it('are slow where they are made so', () => {
    expect(checkSync('^(a+)+$', '', OPTIONS).status).toBe('vulnerable')
    expect(checkSync('\\.[^/]*$', '', OPTIONS).status).toBe('vulnerable')
  })

  it('are excused from the analysis only where they exist', () => {
    expect(regexes.filter(isBounded)).toHaveLength(Object.keys(BOUNDED).length)
  })
})
