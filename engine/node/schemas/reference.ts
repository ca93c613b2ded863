import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toCell } from './generate-blocks'
import type { JsonSchema, Schemas } from './schemas'
import { kindSchemaFile } from './schemas'

const BANNER = '<!-- Made by `npm run generate` from the schemas and tests/rules; do not edit. -->'
const RULES = 'tests/rules'
/** Longer files are not shown: their point would be lost. */
const LONGEST = 40

/** A case of a rule, as its tests have it. */
export interface RuleCase {
  name: string
  /** Path within the site → its JSON or its text. */
  files: Record<string, unknown>
  /** The lines of the report. */
  report: string[]
}

/** The name of a file of cases → its cases. */
export type RuleCases = Map<string, RuleCase[]>

/** The cases of all rules of the project at `root`; none where it has no tests. */
export function loadRuleCases(root: string): RuleCases {
  const folder = join(root, RULES)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        basename(name, '.json'),
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      ]),
  )
}

/** The reference for authors: all settings, and all rules with a case of each kind. */
export function buildReference(schemas: Schemas, cases: RuleCases): string {
  const file = kindSchemaFile('settings')
  const settings = { schema: schemas.files.get(file) ?? {}, file }
  const rows = listSettings(settings, schemas).map(
    ({ path, type, usual, description }) =>
      `| \`${path}\` | ${type} | ${usual} | ${toCell(description)} |`,
  )
  const rules = [...cases].flatMap(([rule, list]) => renderRule(rule, list) ?? [])
  return [
    BANNER,
    '# Reference',
    '',
    'For authors: every setting, and every rule of the check. [authors.md](authors.md) is the guide, and the catalogue (`/_catalogue` while `npm run dev` runs) shows the properties of every block.',
    '',
    '## Settings',
    '',
    'The properties of `settings.json`. A dot leads into an object: `theme.radius.card` is `"theme": { "radius": { "card": 10 } }`. `[]` is each entry of a list, `*` each name of an object. Settings without a default can be left out, unless they are required.',
    '',
    '| setting | type | default | what it is |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Rules',
    '',
    'What the check reports, by the name of the rule: first a report, then a file that passes, where one is short enough to show. An error stops a build; a warning does not, and can be ignored under `check` in `settings.json`. The cases are those that Quire is tested with.',
    '',
    ...rules,
  ].join('\n')
}

interface Setting {
  path: string
  type: string
  usual: string
  description: string
}

/** A schema with the file that its references start from. */
interface PlacedSchema {
  schema: JsonSchema
  file: string
}

/** The properties of an object and, below each, those within it. */
function listSettings({ schema, file }: PlacedSchema, schemas: Schemas, above = ''): Setting[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, written]) => {
      const path = above + name
      const placed = follow({ schema: written, file }, schemas)
      const { type, items, description = '', default: value } = placed.schema
      const usual = schema.required?.includes(name) ? '*required*' : renderDefault(value)
      const entry =
        type === 'array' && items ? follow({ ...placed, schema: items }, schemas) : undefined
      return [
        { path, type: renderType(placed.schema, entry?.schema), usual, description },
        ...listSettings(placed, schemas, `${path}.`),
        ...(entry ? listSettings(entry, schemas, `${path}[].`) : []),
      ]
    })
}

/** What a reference leads to; what is written beside it comes first. */
function follow({ schema, file }: PlacedSchema, schemas: Schemas): PlacedSchema {
  const { $ref, ...written } = schema
  if ($ref === undefined) return { schema, file }
  const { hash, pathname } = new URL($ref, `file:///${file}`)
  const target = schemas.files.get(pathname.slice(1))
  const found = hash === '' ? target : target?.definitions?.[hash.replace('#/definitions/', '')]
  return { schema: { ...found, ...written }, file: pathname.slice(1) }
}

function renderType({ type, enum: choices }: JsonSchema, entry?: JsonSchema): string {
  if (Array.isArray(choices)) return choices.map((choice) => `\`${choice}\``).join(', ')
  return entry ? `list of ${entry.type}s` : String(type)
}

/** Empty lists and objects are what is left out anyway; long ones are described. */
function renderDefault(value: unknown): string {
  if (value === undefined) return ''
  const text = JSON.stringify(value)
  if (text === '{}' || text === '[]') return ''
  return Array.isArray(value) ? toCell(value.join(', ')) : `\`${text}\``
}

/** The section of a rule; nothing for a file of cases that is not about one rule. */
function renderRule(rule: string, cases: RuleCase[]): string[] | undefined {
  const broken = cases.map((one) => ({ one, problems: listProblems(one.report) }))
  const bad = broken.flatMap(({ problems }) =>
    problems.filter((problem) => problem.rule === rule).map(({ text }) => text),
  )[0]
  if (bad === undefined) return undefined
  const good = cases
    .filter(({ report }) => report[0]?.startsWith('No problems'))
    .map(({ files }) => renderFiles(files))
    .filter((text) => text !== '' && text.split('\n').length <= LONGEST)
    .sort((a, b) => a.length - b.length)[0]
  const severity = bad.includes('  warning  ') ? 'A warning.' : 'An error.'
  const isFixed = broken.some(
    ({ one, problems }) =>
      one.report.at(-1)?.includes('--fix') && problems.every((problem) => problem.rule === rule),
  )
  return [
    `### ${rule}`,
    '',
    severity + (isFixed ? ' `--fix` can correct it.' : ''),
    '',
    fence('text', bad),
    '',
    ...(good === undefined ? [] : ['This passes:', '', fence('jsonc', good), '']),
  ]
}

interface ReportedProblem {
  rule: string
  text: string
}

/** The problems of a report, without its last line. */
function listProblems(report: string[]): ReportedProblem[] {
  const lines = report.slice(0, -1)
  const starts = lines.flatMap((line, index) => (nameRule(line) ? index : []))
  return starts.map((start, index) => ({
    rule: nameRule(lines[start] ?? '') ?? '',
    text: lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd(),
  }))
}

/** The rule in the first line of a problem: `file:1:2  /pointer  warning  rule`. */
function nameRule(line: string): string | undefined {
  const [place = '', ...told] = line.split('  ')
  return /:\d+$/.test(place) ? told.at(-1) : undefined
}

/** The files of a case, each below its path; empty where one is too long to show. */
function renderFiles(files: Record<string, unknown>): string {
  const texts = Object.entries(files).map(([path, data]) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data, null, 2)
    return `// ${path}\n${text}`
  })
  return texts.join('\n\n')
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
