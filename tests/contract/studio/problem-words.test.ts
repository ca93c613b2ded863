/** The studio describes problems to people who see forms and do not know JSON. */
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadTools } from '../../../engine/node/check/run/check-tools'
import type { Problem } from '../../../engine/node/lib/problems/problem'
import type { ProblemWords } from '../../../engine/node/servers/studio/words/problem-words'
import { writeForForm } from '../../../engine/node/servers/studio/words/problem-words'
import { openSchema } from '../../../engine/node/sources/compose/place-schema'
import { checkCase, loadRuleCases } from '../../support/check/rule-cases'

const { schemas } = loadTools()
const roots = new Map(
  ['page', 'layout', 'cta'].map((kind) => [kind, openSchema(schemas, kind)] as const),
)

/** The rules about what is written in a text editor. */
const ELSEWHERE = ['bad-json', 'missing-parameter']

interface Written {
  file: string
  problem: Problem
  words: ProblemWords
  /** All texts of the file. */
  texts: Set<string>
}

/** The problems of the pages and blocks of a case. */
async function writeProblems(id: string, files: Record<string, unknown>): Promise<Written[]> {
  const { dir, problems } = await checkCase(`words-${id}`, files)
  return problems.flatMap((problem) => {
    const file = relative(dir, resolve(problem.file))
    const [, name = ''] = /^(?:locales\/\w+\/)?(\w+)(?:\/.+)?\.json$/.exec(file) ?? []
    const root = roots.get(name.replace('pages', 'page'))
    if (!root || problem.pointer === '' || ELSEWHERE.includes(problem.rule)) return []
    const data = JSON.parse(readFileSync(join(dir, file), 'utf8').replace(/^\uFEFF/, ''))
    const words = writeForForm(problem, { root, data, schemas })
    return [{ file, problem, words, texts: new Set(listTexts(data)) }]
  })
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** The names of all properties. */
function listNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'properties' in node ? Object.keys(node.properties as object) : []
  return [...own, ...Object.values(node).flatMap(listNames)]
}

/** The names of colours and kinds are values too. */
function listChoices(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'enum' in node && Array.isArray(node.enum) ? node.enum : []
  return [...own, ...Object.values(node).flatMap(listChoices)]
}

const files = [...schemas.files.values()]
const choices = new Set(files.flatMap(listChoices))
const names = new Set(files.flatMap(listNames).filter((name) => !choices.has(name)))

const TECHNICAL = /\b(?:JSON|propert(?:y|ies)|arrays?|objects?|strings?)\b/

/** A suggestion of a value, which can be equal to the name of a property. */
const SUGGESTION = /(?:Did you mean|Write) "[^"]*"(?:,? (?:or )?"[^"]*")*/g

/** The words in a text that only people who know JSON understand. */
function listTechnical(text: string, texts: Set<string>): string[] {
  const isValue = (quoted: string) => [...texts].some((one) => one.includes(quoted))
  const own = text.replace(SUGGESTION, '')
  const quoted = Array.from(own.matchAll(/"([^"]*)"/g), ([, word = '']) => word)
  const rest = own.replace(/"[^"]*"/g, '""')
  return [
    ...quoted.filter((word) => names.has(word) && !isValue(word)),
    ...(rest.match(/[{}[\]`\\]/g) ?? []),
    ...(TECHNICAL.exec(rest) ?? []),
  ]
}

const cases = [...loadRuleCases()].flatMap(([rule, list]) =>
  list.map(({ files }, index) => ({ id: `${rule}-${index + 1}`, files })),
)
const written = (await Promise.all(cases.map(({ id, files }) => writeProblems(id, files)))).flat()

describe('the words for problems', () => {
  it('are those of forms, in all rule cases', () => {
    expect(written.length).toBeGreaterThan(300)
    const technical = written.flatMap(({ words: { message, hint = '' }, texts }) => {
      const text = `${message} ${hint}`.trim()
      return listTechnical(text, texts).map((found) => `${found} in: ${text}`)
    })
    expect([...new Set(technical)]).toEqual([])
  })

  it('are whole sentences', () => {
    const texts = written.flatMap(({ words: { message, hint } }) => [message, hint ?? 'None.'])
    expect(texts.filter((text) => !/^[^\s].*[.?]$/s.test(text))).toEqual([])
  })

  it('do not repeat the description, which is under the field', () => {
    const repeated = written.filter(({ words: { hint } }) => hint?.includes('A summary of the'))
    expect(repeated).toEqual([])
  })
})

describe('the words for a problem', () => {
  const write = async (block: object) => {
    const page = {
      title: 'P',
      description: 'A page.',
      blocks: [{ type: 'hero', title: 'P' }, block],
    }
    const found = await writeProblems('one', { 'pages/p.json': page })
    const ofPage = found.filter(
      ({ file, problem }) => file === 'pages/p.json' && problem.severity === 'error',
    )
    return ofPage.map(({ words }) => words)
  }

  it('say what to do about a missing or empty value, at its field', async () => {
    const [missing, ...others] = await write({
      type: 'faq',
      items: [{ id: 'when', question: 'When?' }],
    })
    expect(missing).toEqual({
      pointer: '/blocks/1/items/0/answer',
      message: 'Fill this in.',
      labels: ['Questions and answers', 'Questions 1', 'Answer'],
      isInBlock: true,
      isMissing: true,
      fixes: [],
    })
    expect(others).toEqual([])
    const empty = await write({
      type: 'faq',
      items: [{ id: 'when', question: '', answer: 'Now.' }],
    })
    expect(empty.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/blocks/1/items/0/question', 'Fill this in.'],
    ])
    const [list] = await write({ type: 'faq', items: [] })
    expect(list).toMatchObject({ pointer: '/blocks/1/items', message: 'Add an entry.' })
  })

  it('name its field and the kinds by their labels', async () => {
    const [picture] = await write({ type: 'hero', title: 'P', id: 'Über uns' })
    expect(picture).toMatchObject({
      message: '“Name for links” is not in the right format: "Über uns".',
      hint: 'Write "uber-uns".',
    })
  })
})
