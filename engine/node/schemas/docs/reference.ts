import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderInvocation } from '../../lib/files/invocation'
import type { Schemas } from '../schemas'
import { kindSchemaFile } from '../schemas'
import { BLOCK_RULES } from './block-rules'
import { fence } from './fence'
import { renderProperties, toCell } from './property-table'
import type { RuleGroup } from './rule-groups'
import { RULE_GROUPS } from './rule-groups'

const BANNER = '<!-- Made by `npm run generate` from the schemas and tests/rules; do not edit. -->'
const RULES = 'tests/rules'
/** Longer files are not shown, because they hide the point. */
const LONGEST = 40

/** A test case of a rule. */
export interface RuleCase {
  name: string
  /** Path within the site → its JSON or its text. */
  files: Record<string, unknown>
  /** The lines of the report. */
  report: string[]
}

/** The name of a file of cases → its cases. */
export type RuleCases = Map<string, RuleCase[]>

/** The cases of all rules in the project at `root`. Empty without tests. */
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

/** The kinds of files whose properties are listed. Blocks have a reference of their own. */
const LISTED = [
  {
    kind: 'page',
    title: 'Pages',
    text: 'The properties of a file in `pages/`. [Pages](authors/pages.md#pages) has examples; [block-reference.md](block-reference.md) has the properties of each block.',
  },
  {
    kind: 'settings',
    title: 'Settings',
    text: 'The properties of `settings.json`. [Look and layout](authors/design.md#name-url-colours-and-fonts) has examples.',
  },
  {
    kind: 'layout',
    title: 'Layout',
    text: 'The properties of `layout.json`. [Look and layout](authors/design.md#header-menu-and-footer) has a complete file.',
  },
  {
    kind: 'redirects',
    title: 'Redirects',
    text: 'The properties of `redirects.json`. [Redirects](authors/pages.md#redirects) has an example.',
  },
  {
    kind: 'cta',
    title: 'Closing calls to action',
    text: 'The properties of `cta.json`. [Look and layout](authors/design.md#closing-calls-to-action) has an example.',
  },
  {
    kind: 'audiences',
    title: 'Audiences',
    text: 'The properties of `audiences.json`. [Audiences](authors/audiences.md#different-content-for-different-audiences) has an example.',
  },
  {
    kind: 'people',
    title: 'People',
    text: 'The properties of `people.json`. [Dates, tags and authors](authors/collections.md#people) has an example.',
  },
  {
    kind: 'messages',
    title: 'Messages',
    text: 'The properties of `messages.json`, which has the toasts and all other interface text, with the English defaults. [Interface text](authors/audiences.md#toasts-and-interface-text) has examples.',
  },
]

/** The reference for authors: the properties of files, and all rules with examples. */
export function buildReference(schemas: Schemas, cases: RuleCases): string {
  const groups = groupRules([...cases].flatMap(([rule, list]) => describeRule(rule, list) ?? []))
  return [
    BANNER,
    '# Reference',
    '',
    'This page lists all properties of the files of a site, and all rules of the check. Look up the properties of blocks in the [block reference](block-reference.md), and the options of commands in [Commands](commands.md). To learn how to write a site, read the [guides for authors](authors.md).',
    '',
    ...LISTED.map(({ title }) => `- [${title}](#${toAnchor(title)})`),
    '- [Rules](#rules)',
    '',
    'In the tables:',
    '',
    '- You can omit a property that is not *required*. Its default then applies, if it has one.',
    '- A dot separates an object from its property: `theme.radius.card` is `"theme": { "radius": { "card": 10 } }`.',
    '- `[]` means each entry of a list, and `NAME` a name that you choose.',
    '',
    ...LISTED.flatMap(({ kind, title, text }) => [
      `## ${title}`,
      '',
      text,
      '',
      ...renderProperties(schemas, kindSchemaFile(kind)),
      '',
    ]),
    '## Rules',
    '',
    '`npx quire check` reports each problem with the name of a rule. Look up the rule here to see why it exists.',
    '',
    '- An **error** stops the build.',
    '- A **warning** does not. Correct it or, if it does not apply to your site, [ignore it](authors/basics.md#reading-a-report) under `check.ignore` in `settings.json`, with a reason.',
    '- A **note** informs you. It never fails the check, not even with `--strict`.',
    '- A rule with `yes` in the `--fix` column can report problems that have only one possible answer. `npx quire fix` (in a clone, `npm run check -- --fix`) corrects those.',
    '',
    'Below each rule are its reason, a report from the tests of Quire and, if it is short enough, a file that passes.',
    '',
    ...groups.map(({ title }) => `- [${title}](#${toAnchor(title)})`),
    '',
    ...groups.flatMap(renderGroup),
  ].join('\n')
}

/** The anchor that code hosts give to a heading. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

const SEVERITIES = { error: 'An error.', warning: 'A warning.', note: 'A note.' }

interface DescribedRule {
  rule: string
  severity: keyof typeof SEVERITIES
  /** If `true`, `--fix` can correct what it reports. */
  isFixed: boolean
  /** A report of one problem. */
  bad: string
  /** A valid file, if one is short enough to show. */
  good?: string
}

/** A report as a project prints it: the cases are recorded in the repository. */
function inProject(report: string): string {
  return report.replaceAll(
    /`npm (?:run )?(\w+)(?: -- ([^`]+))?`/g,
    (_, command, words) => `\`${renderInvocation(command, words, true)}\``,
  )
}

/** The documentation of a rule from its cases. Undefined for cases of several rules. */
function describeRule(rule: string, cases: RuleCase[]): DescribedRule | undefined {
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
  const isFixed = broken.some(
    ({ one, problems }) =>
      one.report.at(-1)?.includes('--fix') && problems.every((problem) => problem.rule === rule),
  )
  const severity = bad.includes('  warning  ')
    ? 'warning'
    : bad.includes('  note  ')
      ? 'note'
      : 'error'
  return { rule, severity, isFixed, bad: inProject(bad), good }
}

interface DescribedGroup extends RuleGroup {
  described: DescribedRule[]
}

/** The groups with their rules, without empty groups. Rules without a group are those of blocks. */
function groupRules(described: DescribedRule[]): DescribedGroup[] {
  const groupOf = ({ rule }: DescribedRule) =>
    RULE_GROUPS.find(({ rules }) => Object.hasOwn(rules, rule)) ?? BLOCK_RULES
  return [...RULE_GROUPS, BLOCK_RULES]
    .map((group) => ({ ...group, described: described.filter((one) => groupOf(one) === group) }))
    .filter((group) => group.described.length > 0)
}

function renderGroup({ title, text, rules, described }: DescribedGroup): string[] {
  return [
    `### ${title}`,
    '',
    text,
    '',
    '| rule | severity | `--fix` | example of a message |',
    '|---|---|---|---|',
    ...described.map(renderRuleRow),
    '',
    ...described.flatMap((one) => renderRule(one, rules[one.rule])),
  ]
}

function renderRuleRow({ rule, severity, isFixed, bad }: DescribedRule): string {
  const [, message = ''] = bad.split('\n')
  return `| [${rule}](#${rule}) | ${severity} | ${isFixed ? 'yes' : ''} | ${toCell(message.trim())} |`
}

function renderRule({ rule, severity, isFixed, bad, good }: DescribedRule, why?: string): string[] {
  const printed = [
    SEVERITIES[severity],
    ...(why === undefined ? [] : [why]),
    ...(isFixed ? ['`--fix` can correct it.'] : []),
  ]
  return [
    `#### ${rule}`,
    '',
    printed.join(' '),
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
  const [place = '', ...printed] = line.split('  ')
  return /:\d+$/.test(place) ? printed.at(-1) : undefined
}

/** The files of a case, each under its path. Empty if one is too long to show. */
function renderFiles(files: Record<string, unknown>): string {
  const texts = Object.entries(files).map(([path, data]) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data, null, 2)
    return `// ${path}\n${text}`
  })
  return texts.join('\n\n')
}
