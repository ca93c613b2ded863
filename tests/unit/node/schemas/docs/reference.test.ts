import { describe, expect, it } from 'vitest'
import { listBlockRules } from '../../../../../engine/node/check/rules/block-rules'
import { loadTools } from '../../../../../engine/node/check/run/check-tools'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { BLOCK_RULES } from '../../../../../engine/node/schemas/docs/block-rules'
import type { RuleCase } from '../../../../../engine/node/schemas/docs/reference'
import { buildReference, loadRuleCases } from '../../../../../engine/node/schemas/docs/reference'
import { RULE_GROUPS } from '../../../../../engine/node/schemas/docs/rule-groups'
import type { JsonSchema } from '../../../../../engine/node/schemas/json-schema'
import type { Schemas } from '../../../../../engine/node/schemas/schemas'

const shared: JsonSchema = {
  definitions: {
    text: { type: 'string', description: 'Plain text.' },
    host: { type: 'string' },
    entry: { type: 'object', required: ['rule'], properties: { rule: { type: 'string' } } },
  },
}

function reference(settings: JsonSchema, cases: Record<string, RuleCase[]> = {}): string {
  const files = new Map([
    ['schemas/settings.schema.json', settings],
    ['schemas/definitions.schema.json', shared],
  ])
  const schemas: Schemas = { files, kinds: ['settings'], blockTypes: [] }
  return buildReference(schemas, new Map(Object.entries(cases)))
}

const from = (name: string) => ({ $ref: `definitions.schema.json#/definitions/${name}` })
const rowsOf = (properties: Record<string, JsonSchema>, required: string[] = []) =>
  [...reference({ properties, required }).matchAll(/^\| `.+$/gm)].map(([row]) => row)

describe('the settings', () => {
  it('have their type, their default or that they are required, and their description', () => {
    const rows = rowsOf(
      {
        $schema: { type: 'string' },
        brand: { type: 'string', description: 'The name.' },
        robots: { enum: ['a', 'b'], default: 'a', description: 'One | or\nthe other.' },
        off: { type: 'array', items: { type: 'string' }, default: ['x', 'y'], description: 'X.' },
      },
      ['brand'],
    )
    expect(rows).toEqual([
      '| `brand` | string | *required* | The name. |',
      '| `robots` | `a`, `b` | `"a"` | One \\| or the other. |',
      '| `off` | list of strings | x, y | X. |',
    ])
  })

  it('are followed into objects, lists and other files; what is written beside a reference wins', () => {
    const rows = rowsOf({
      organization: {
        type: 'object',
        description: 'Who.',
        default: {},
        properties: { name: { description: 'The registered name.', ...from('text') } },
      },
      hosts: { type: 'array', description: 'Hosts.', default: [], items: from('host') },
      ignore: { type: 'array', description: 'Warnings.', items: from('entry') },
    })
    expect(rows).toEqual([
      '| `organization` | object |  | Who. |',
      '| `organization.name` | string |  | The registered name. |',
      '| `hosts` | list of strings |  | Hosts. |',
      '| `ignore` | list of objects |  | Warnings. |',
      '| `ignore[].rule` | string | *required* |  |',
    ])
  })
})

const reportOf = (rule: string, level = '') =>
  `site/pages/a.json:1:2  /title${level && `  ${level}`}  ${rule}\n  Wrong.`.split('\n')
const files = { 'pages/a.json': { title: 'A' } }
const passes: RuleCase = { name: 'is silent', files, report: ['No problems: 1 page checked.'] }

describe('the rules', () => {
  it('have a report of their own and a case that passes', () => {
    const report = [
      ...reportOf('other'),
      '',
      ...reportOf('mine', 'warning'),
      '',
      '2 problems in 1 file.',
    ]
    const text = reference({}, { mine: [{ name: 'reports', files, report }, passes] })
    expect(text.slice(text.indexOf('#### mine'))).toMatchInlineSnapshot(`
      "#### mine

      A warning.

      \`\`\`text
      site/pages/a.json:1:2  /title  warning  mine
        Wrong.
      \`\`\`

      This passes:

      \`\`\`jsonc
      // pages/a.json
      {
        "title": "A"
      }
      \`\`\`
      "
    `)
  })

  it('say that --fix corrects them only where no other rule may be meant', () => {
    const last = ['', '1 problem in 1 file. --fix corrects 1 of them.']
    const mixed = [...reportOf('other'), '', ...reportOf('mine'), ...last]
    const section = (report: string[]) =>
      reference({}, { mine: [{ name: 'reports', files, report }] })
    expect(section([...reportOf('mine'), ...last])).toContain('An error. `--fix` can correct it.')
    expect(section(mixed)).not.toContain('can correct it')
  })

  it('are in the group of what they are about, each with why there is such a rule', () => {
    const report = [...reportOf('long-title', 'warning'), '', '1 problem in 1 file.']
    const text = reference({}, { 'long-title': [{ name: 'reports', files, report }] })
    expect(text).toContain('- [Rules for pages and texts](#rules-for-pages-and-texts)')
    expect(text).toContain(
      'A warning. Search engines and browser tabs cut off longer titles.\n\n```text\nsite/',
    )
    expect(text).not.toContain('Rules for links')
  })

  it('of the engine have a reason and one group each, and the others come with blocks', () => {
    const tools = loadTools()
    const named = RULE_GROUPS.flatMap((group) => Object.keys(group.rules))
    const brought = listBlockRules(tools.builds).map(({ name }) => name)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
    const known = [...named, ...Object.keys(BLOCK_RULES.rules)]
    expect([...loadRuleCases(projectRoot).keys()].filter((name) => !known.includes(name))).toEqual([
      'redirects',
      'several',
    ])
    expect(tools.rules.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(brought.filter((name) => named.includes(name))).toEqual([])
  })

  it('omit cases of no rule, and what is too long to show', () => {
    const long = { ...passes, files: { 'pages/a.json': Array.from({ length: 50 }, () => 1) } }
    const text = reference(
      {},
      {
        several: [
          { name: 'reports', files, report: [...reportOf('other'), '', '1 problem in 1 file.'] },
        ],
        mine: [
          { name: 'reports', files, report: [...reportOf('mine'), '', '1 problem in 1 file.'] },
          long,
        ],
      },
    )
    expect(text).not.toContain('#### several')
    expect(text).not.toContain('This passes')
  })
})
