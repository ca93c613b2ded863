import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fixText } from '../../../../../engine/node/edit/fix/fix-text'
import { listFiles } from '../../../../../engine/node/lib/files/list-files'
import { parseJson } from '../../../../../engine/node/lib/json/json-source'
import type { FileIssue } from '../../../../../engine/node/lib/problems/problem'
import { createMulberry } from '../../../../support/arbitrary/mulberry'

/** The number of removed tokens of each kind. */
const TRIALS = 334

const files = ['site', 'examples'].flatMap((folder) => {
  const inside = listFiles(folder).filter((file) => file.endsWith('.json'))
  return inside.map((file) => readFileSync(join(folder, file), 'utf8'))
})

/** The positions of brackets and commas outside strings, or of quotes. */
function listPlaces(text: string, character: string): number[] {
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)
  return [...tokens].flatMap(({ 0: token, index }) => {
    if (token.length > 1) return character === '"' ? [index, index + token.length - 1] : []
    return token === character ? [index] : []
  })
}

function listIssues(text: string): FileIssue[] {
  const source = parseJson(Buffer.from(text))
  return 'issues' in source ? source.issues : []
}

function fix(text: string, issues: FileIssue[]): string {
  const problems = issues.map(({ place, ...rest }) => {
    return { ...rest, ...place, file: 'page.json', severity: 'error' as const }
  })
  return fixText(text, problems).text
}

const countBrackets = (text: string) => text.match(/[{}[\]]/g)?.length ?? 0

interface Removal {
  text: string
  removed: string
  line: number
}

function removeSome(character: string): Removal[] {
  const random = createMulberry(Number(process.env.SEED) || 1)
  const known = files.flatMap((text) => {
    const places = listPlaces(text, character)
    return places.length > 0 ? [{ text, places }] : []
  })
  return Array.from({ length: TRIALS }, () => {
    const { text, places } = known[Math.floor(random() * known.length)] ?? { text: '', places: [] }
    const at = places[Math.floor(random() * places.length)] ?? 0
    const line = text.slice(0, at).split('\n').length
    return { text, removed: text.slice(0, at) + text.slice(at + 1), line }
  })
}

describe('a file that lacks one character (R-273, R-340)', () => {
  it.each([...'{}[],"'])('is reported where %s is missing', (character) => {
    const right = removeSome(character).filter(({ removed, line }) => {
      const [first, ...others] = listIssues(removed)
      return first && others.length <= 1 && Math.abs(first.place.line - line) <= 1
    })
    expect(right.length / TRIALS).toBeGreaterThanOrEqual(0.95)
  })

  it.each([',', '"'])('gets %s back', (character) => {
    const restored = removeSome(character).filter(({ text, removed }) => {
      const fixed = fix(removed, listIssues(removed))
      return (
        listIssues(fixed).length === 0 && isDeepStrictEqual(JSON.parse(fixed), JSON.parse(text))
      )
    })
    expect(restored.length / TRIALS).toBeGreaterThanOrEqual(0.8)
  })

  it.each([...'{}[],"'])('is not worse when %s was missing and it was fixed', (character) => {
    for (const { removed } of removeSome(character).slice(0, TRIALS / 4)) {
      const issues = listIssues(removed)
      const fixed = fix(removed, issues)
      expect(countBrackets(fixed)).toBeGreaterThanOrEqual(countBrackets(removed))
      if (fixed !== removed) expect(listIssues(fixed).length).toBeLessThan(issues.length)
    }
  })
})
