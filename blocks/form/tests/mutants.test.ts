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

/** A change of the code that validates forms, which makes it wrong. */
interface Mutant {
  /** The file in `blocks/form/values`. */
  file: string
  from: string
  to: string
}

const FIND_ERRORS: [string, string][] = [
  ['if (value.length === 0) return required', 'if (value.length === 0) return undefined'],
  ['if (broken) return broken.message', 'if (broken) return required'],
  ['!keepsRule(rule, value, today)', 'keepsRule(rule, value, today)'],
  ['return required ?? messages.invalidCharacters', 'return messages.invalidCharacters'],
  ['return required ?? messages.invalidCharacters', 'return undefined'],
  ['return values.some(findTextError)', 'return false'],
  ['values.every((one)', 'values.some((one)'],
  ["    case 'select':\n", ''],
  ["    case 'radio':\n", ''],
  ["    case 'checkbox':\n", ''],
  ["    case 'consent':\n", ''],
  ['return isNumber(value)', 'return true'],
  ['return isDate(value)', 'return true'],
  ['return isTime(value)', 'return true'],
  ['return isWebAddress(value)', 'return true'],
  ['listFieldsFor(fields, cleaned)', 'listFieldsFor(fields, values)'],
  ['cleanText(option.value) === value', 'option.value === value'],
  ['return value === TICKED', 'return true'],
]

const CLEAN_VALUES: [string, string][] = [
  [".filter((text) => text !== '')", ''],
  ['[...new Set(texts)]', 'texts'],
  ["type === 'number' ? normalizeNumber(text) : text", 'text'],
  ["const [text = ''] = texts", "const text = texts.at(-1) ?? ''"],
  ['.map(cleanText)', ''],
]

const FIELDS: [string, string][] = [
  ['.trim()', ''],
  [".normalize('NFC')", ''],
  [".replace(/\\r\\n?/g, '\\n')", ''],
  ['chosen.includes(value)', 'chosen[0] === value'],
  [': chosen === value', ': false'],
  [
    'if (isLayout(field)) return parts.flatMap((one) => listShownFields(one.fields, isChosen))',
    'if (isLayout(field)) return []',
  ],
  ["return [{ fields: field.fields ?? [], pointer: '', value: TICKED }]", 'return []'],
  ['value: cleanText(value) }', 'value }'],
]

const RULES: [string, string][] = [
  ['return value.length >= rule.value', 'return value.length > rule.value'],
  ['return value.length <= rule.value', 'return value.length < rule.value'],
  ['countCharacters(text) >= rule.value', 'countCharacters(text) > rule.value'],
  ['countCharacters(text) <= rule.value', 'countCharacters(text) < rule.value'],
  ['`^(?:', '`(?:'],
  [')$`', ')`'],
  ["'u').test(text)", "'').test(text)"],
  ['isNumber(text) && Number(text) >= rule.value', 'isNumber(text) && Number(text) > rule.value'],
  ['isNumber(text) && Number(text) >= rule.value', 'Number(text) >= rule.value'],
  ['isNumber(text) && Number(text) <= rule.value', 'isNumber(text) && Number(text) < rule.value'],
  ['text >= readDay(rule.value, today).first', 'text > readDay(rule.value, today).first'],
  ['text <= readDay(rule.value, today).last', 'text < readDay(rule.value, today).last'],
  ['[...text].length', 'text.length'],
  ['isNumber(text) && Number.isInteger(Number(text))', 'isNumber(text)'],
  ['personName: isPersonName', 'personName: () => true'],
  ['phone: isFormPhone', 'phone: isEmail'],
  ['?? true', '?? false'],
]

const KINDS: [string, string][] = [
  ['/^[+-]?\\d{1,15}', '/^[+-]?\\d{1,16}'],
  ['(?:[.,]\\d{1,15})?', '(?:[.]\\d{1,15})?'],
  ['/^[+-]?', '/^-?'],
  [' && addDays(text, 0) === text', ''],
  ['2[0-3]', '2[0-4]'],
  ['days * DAY_MS', 'DAY_MS'],
  [".replace(',', '.')", ''],
]

const TEXT_RULES: [string, string][] = [
  ['[a-zA-Z0-9])?)+$/', '[a-zA-Z0-9])?)*$/'],
  ['/^\\+?[1-9][\\d ()-]{7,15}$/', '/^\\+?\\d[\\d ()-]{7,15}$/'],
  ['digits >= 8', 'digits >= 7'],
  ['|data:text\\/html', ''],
  ["'’-]+$/u", "'-]+$/u"],
  ['/^https?:$/', '/^https:$/'],
]

const inFile = (file: string, changes: [string, string][]): Mutant[] =>
  changes.map(([from, to]) => ({ file, from, to }))

const MUTANTS: Mutant[] = [
  ...inFile('find-errors.ts', FIND_ERRORS),
  ...inFile('clean-values.ts', CLEAN_VALUES),
  ...inFile('fields.ts', FIELDS),
  ...inFile('rules.ts', RULES),
  ...inFile('kinds.ts', KINDS),
  ...inFile('text-rules.ts', TEXT_RULES),
]

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
