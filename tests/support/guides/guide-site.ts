import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildSampleFile } from '../../../engine/node/block-tools/catalogue/sample-files'
import { renderReport } from '../../../engine/node/check/report/report'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { fixSite } from '../../../engine/node/edit/fix/fix-site'
import { writeNewSite } from '../../../engine/node/edit/new/new-site'
import { parseAnswers } from '../../../engine/node/edit/new/site-answers'
import { SITE_FOLDER } from '../../../engine/node/edit/new/starter-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { hasErrors } from '../../../engine/node/lib/problems/problem'
import type { Snippet } from './guide-snippets'
import { findSnippets, readGuide } from './guide-snippets'

interface Entry {
  type?: string
  fields?: unknown[]
}

interface SitePart {
  blocks?: Entry[]
  rules?: unknown[]
  notices?: object
  before?: { links?: object[]; mobile?: { links?: object[] } }[]
}

interface SiteReport {
  text: string
  hasErrors: boolean
}

/** The site that readers get by following a guide from the start. Each snippet adds to the site. */
export interface GuideSite {
  /** Writes a snippet to the place that its comment names. */
  apply: (snippet: Snippet) => void
  /** `true` if the project has a file or folder, such as `site/pages`. */
  has: (path: string) => boolean
  /** The check's output for the site, as if run in the project's folder. */
  report: () => Promise<SiteReport>
  /** Applies all safe fixes with `check --fix`, as guides instruct their readers. */
  fix: () => Promise<void>
  /** Runs a function, then restores the site. */
  undoAfter: <T>(work: () => Promise<T>) => Promise<T>
}

const hasForm = (text: string) =>
  (JSON.parse(text) as SitePart).blocks?.some(({ type }) => type === 'form') ?? false

/**
 * A settings snippet shows only what changes, even within a group such as `theme` or `security`.
 */
function mergeGroups(data: object, value: object): object {
  const isGroup = (one: unknown): one is object =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
  const before = new Map(Object.entries(data))
  const merged = Object.entries(value).map(([name, own]) => {
    const present = before.get(name)
    return [name, isGroup(present) && isGroup(own) ? { ...present, ...own } : own]
  })
  return { ...data, ...Object.fromEntries(merged) }
}

const TUTORIAL = 'docs/authors/first-site.md'

/** The tutorial's answers to `quire new site`, taken from the command that includes all answers. */
function readAnswers(): Record<string, string> {
  const shell = findSnippets(readGuide(TUTORIAL)).filter(({ language }) => language === 'sh')
  const command = shell.map(({ text }) => text).find((text) => /quire new site .*--name/.test(text))
  if (!command) throw new Error(`${TUTORIAL} has no \`npx quire new site\` with its answers.`)
  const answers = command.matchAll(/--([a-z]+) (?:"([^"]+)"|(\S+))/g)
  return Object.fromEntries([...answers].map(([, name, quoted, plain]) => [name, quoted ?? plain]))
}

/**
 * Starts with the project that `quire new site` creates from the tutorial's answers. `name` keeps
 * the projects of several guides apart.
 */
export async function createGuideSite(name: string): Promise<GuideSite> {
  const project = join(projectRoot, '.test/guides', name)
  const dir = join(project, SITE_FOLDER)
  const saved = `${project}.saved`
  const pathOf = (file: string) => join(dir, file)
  let page = 'pages/index.json'
  let formPage = page
  rmSync(project, { recursive: true, force: true })
  await writeNewSite(project, parseAnswers(readAnswers(), name))

  function edit(file: string, change: (data: SitePart) => SitePart | undefined): void {
    const text = existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '{}'
    const data: SitePart = JSON.parse(text)
    write(file, JSON.stringify(change(data) ?? data, null, 2))
  }

  function write(file: string, text: string | Uint8Array): void {
    mkdirSync(dirname(pathOf(file)), { recursive: true })
    writeFileSync(pathOf(file), text)
  }

  const addRule = (file: string, value: unknown) =>
    edit(file, (data) => void data.rules?.push(value))
  const merge = (file: string, value: object) => edit(file, (data) => ({ ...data, ...value }))

  /** Changes the form that was added last. */
  const editForm = (change: (form: Entry) => void) =>
    edit(formPage, ({ blocks = [] }) => {
      const form = blocks.findLast(({ type }) => type === 'form')
      if (!form) throw new Error(`There is no form in ${formPage}.`)
      change(form)
      return undefined
    })

  const kinds: Record<string, (value: never, snippet: Snippet) => void> = {
    page(_value, { detail, text }) {
      page = `pages/${detail}`
      write(page, text)
      if (hasForm(text)) formPage = page
    },
    block(block: Entry, { text }) {
      // Adds the asset files that the guide instructs its readers to add.
      for (const [, file = ''] of text.matchAll(/"\/(assets\/[^"]+)"/g)) {
        const sample = existsSync(pathOf(file)) ? undefined : buildSampleFile(file)
        if (sample !== undefined) write(file, sample)
      }
      edit(page, (data) => void data.blocks?.push(block))
      if (block.type === 'form') formPage = page
    },
    field: (field: object) => editForm((form) => void form.fields?.push(field)),
    transport: (transport: object) => editForm((form) => void Object.assign(form, { transport })),
    search: (search: object, { detail }) => merge(`pages/${detail}`, { search }),
    menu: (link: object) =>
      edit('layout.json', ({ before = [] }) => {
        for (const { links } of before) links?.push(link)
        return undefined
      }),
    layout: (_value, { text }) => write('layout.json', text),
    redirect: (rule: object) => addRule('redirects.json', rule),
    outside: (rule: object) => merge('redirects.json', { outside: [rule] }),
    cta: (rule: object) => addRule('cta.json', rule),
    audiences: (_value, { text }) => write('audiences.json', text),
    people: (_value, { text }) => write('people.json', text),
    settings: (value: object) => edit('settings.json', (data) => mergeGroups(data, value)),
    messages: (value: SitePart) =>
      edit('messages.json', (data) => ({
        ...data,
        ...value,
        notices: { ...data.notices, ...value.notices },
      })),
  }

  return {
    apply(snippet) {
      // Writes any other file unchanged, such as a table or Markdown.
      if (snippet.kind === 'site') return write(snippet.detail, snippet.text)
      const put = kinds[snippet.kind]
      if (!put) throw new Error(`Line ${snippet.line}: there is no "${snippet.kind}".`)
      put(JSON.parse(snippet.text) as never, snippet)
    },
    has: (path) => existsSync(join(project, path)),
    async fix() {
      await fixSite(dir)
    },
    async report() {
      const { problems, pages } = await checkSite(dir)
      const text = renderReport(problems, { pages })
      return {
        text: text.replaceAll(`${relative(process.cwd(), project)}/`, ''),
        hasErrors: hasErrors(problems),
      }
    },
    async undoAfter(work) {
      const before = page
      rmSync(saved, { recursive: true, force: true })
      cpSync(dir, saved, { recursive: true })
      try {
        return await work()
      } finally {
        rmSync(dir, { recursive: true, force: true })
        cpSync(saved, dir, { recursive: true })
        page = before
      }
    },
  }
}
