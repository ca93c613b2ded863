import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { renderReport } from '../../../engine/node/check/report/report'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Problem } from '../../../engine/node/lib/problems/problem'

/** A site that differs from the smallest valid site in some files, and the report on it. */
export interface RuleCase {
  name: string
  /**
   * The contents of the changed files, keyed by path within the site: JSON, the text itself,
   * `Bytes`, or null for a missing file.
   */
  files: Record<string, unknown>
  /** The lines of the report. */
  report: string[]
}

/** The bytes of a binary file. */
interface Bytes {
  $base64: string
  /** The number of bytes after the header. */
  $more?: number
  /** The content of these bytes. Default: zeros. */
  $with?: string
}

const RULES = join(projectRoot, 'tests/rules')

/** The files of the smallest valid site. */
export const BASE: Record<string, unknown> = {
  'settings.json': {
    brand: 'Case',
    url: 'https://case.example',
    theme: {
      colors: {
        ink: '#000000',
        paper: '#FFFFFF',
        mist: '#EEEEEE',
        action: '#0000AA',
        accent: '#AA0000',
      },
    },
  },
  'pages/index.json': {
    title: 'Home',
    description: 'The home page.',
    blocks: [{ type: 'hero', title: 'Home' }],
  },
  'pages/404.json': {
    title: 'Not found',
    description: 'No such page.',
    blocks: [{ type: 'hero', title: 'Not found' }],
  },
}

/** The cases in each file of `tests/rules`, keyed by the file's name without its extension. */
export function loadRuleCases(): Map<string, RuleCase[]> {
  const names = readdirSync(RULES).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(RULES, name), 'utf8')) as RuleCase[],
    ]),
  )
}

/** Records the report on each case in its file. */
export async function writeRuleReports(): Promise<void> {
  for (const [rule, cases] of loadRuleCases()) {
    for (const [index, one] of cases.entries()) {
      one.report = (await renderCaseReport(`${rule}-${index + 1}`, one.files)).split('\n')
    }
    writeFileSync(join(RULES, `${rule}.json`), `${JSON.stringify(cases, null, 2)}\n`)
  }
}

/** The report on a case, with the case's site as the `site` folder. */
export async function renderCaseReport(id: string, files: RuleCase['files']): Promise<string> {
  return (await checkCase(id, files)).report
}

/** The result of checking a case. */
interface CheckedCase {
  dir: string
  problems: Problem[]
  /** The report, with the case's site as the `site` folder. */
  report: string
}

export async function checkCase(id: string, files: RuleCase['files']): Promise<CheckedCase> {
  const dir = join(relative(process.cwd(), projectRoot), '.test/rules', id)
  writeCase(dir, files)
  const { problems, pages } = await checkSite(dir)
  return { dir, problems, report: renderReport(problems, { pages }).replaceAll(dir, 'site') }
}

/** Writes the smallest valid site with these files replaced. */
export function writeCase(dir: string, files: RuleCase['files']): void {
  rmSync(dir, { recursive: true, force: true })
  for (const [path, content] of Object.entries({ ...BASE, ...files })) {
    if (content === null) continue
    const file = join(dir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, encode(content))
  }
}

/** Returns a file's content as it is written to disk. */
export function encode(content: unknown): string | Buffer {
  if (typeof content === 'string') return content
  if (!isBytes(content)) return JSON.stringify(content, null, 2)
  return Buffer.concat([
    Buffer.from(content.$base64, 'base64'),
    Buffer.alloc(content.$more ?? 0, content.$with ?? 0),
  ])
}

function isBytes(content: unknown): content is Bytes {
  return typeof content === 'object' && content !== null && '$base64' in content
}
