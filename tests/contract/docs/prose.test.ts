/** All prose for authors, developers and operators uses the field's standard terms. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listGuides } from '../../support/guides/guide-snippets'

/** Private vocabulary and unidiomatic phrases, each with its replacement. */
const AVOIDED: [pattern: RegExp, instead: string][] = [
  [/\bstand-?ins?\b/i, 'fallback font'],
  [/\blink pictures?\b/i, 'social image'],
  [/\bthird-party-scripts?\b/i, 'third-party script'],
  [/\b(?:the|a) decoys?\b/i, 'honeypot'],
  [/\b(?:shows?|showed|name of) a notice\b|\bthe notice "/i, 'toast'],
  [/\bcom(?:es?|ing) alive\b|\bto life\b/i, 'hydrate, become interactive'],
  [/\bwords? in braces\b/i, 'token'],
  [/\bbands?\b/i, 'section'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
  [/\bstands? (?:in|on|at|beside|twice|there|where|around|below)\b/i, 'is'],
  [/\bbelongs? into\b/i, 'belongs in'],
  [/\blooks? whether\b/i, 'checks that'],
  [/(?:^|[.!?]\s)Who(?:ever)? (?:adds|changes|edits|fills|wants|writes)\b/m, 'People who …'],
  [/\bno (?:address|name|port|folder|drawing|picture) (?:for|of) a\b/i, 'not a valid …'],
  [/\basked for again\b/i, 'revalidated'],
  [/\bfor ever\b/i, 'forever'],
]

function findAvoided(text: string): string[] {
  return AVOIDED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0].trim()
    return found === undefined ? [] : [`"${found}": ${instead}`]
  })
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const list = (folder: string) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

/** The strings in a JSON file under the given names, at any depth. */
function collect(path: string, names: string[]): string[] {
  const texts: string[] = []
  JSON.parse(read(path), (key, value) => {
    if (names.includes(key)) texts.push(...[value].flat().filter((it) => typeof it === 'string'))
    return value
  })
  return texts
}

/** A report without its code frames. */
function isSaid(line: string): boolean {
  return !/^\s*(?:>\s*)?\d*\s*\|/.test(line)
}

describe('the words of texts for people', () => {
  it.each([...listGuides(), 'CHANGELOG.md', 'LICENSES/README.md'])('%s', (path) => {
    const prose = read(path).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '`…`')
    expect(findAvoided(prose)).toEqual([])
  })

  it('descriptions of schemas, which editors show', () => {
    const texts = list('schemas/generated').flatMap((path) => collect(path, ['description']))
    expect(texts.length).toBeGreaterThan(500)
    expect([...new Set(texts)].flatMap(findAvoided)).toEqual([])
  })

  it('reports of the check, as the cases of rules record them', () => {
    const said = list('tests/rules').flatMap((path) => collect(path, ['report']).filter(isSaid))
    const recorded = list('tests/mistakes').flatMap((path) => collect(path, ['message', 'hint']))
    expect(said.length + recorded.length).toBeGreaterThan(1000)
    expect([...new Set([...said, ...recorded])].flatMap(findAvoided)).toEqual([])
  })

  it('are looked at for each of the turns', () => {
    expect(findAvoided('Who changes it runs the tests. It stands in the file.')).toHaveLength(2)
    expect(findAvoided('Show a notice in braces that comes alive.')).toHaveLength(2)
  })
})
