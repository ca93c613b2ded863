import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { hasErrors } from '../../../engine/node/problems/problem'
import { renderReport } from '../../../engine/node/reports/report'
import { projectRoot } from '../../../engine/node/util/project-root'
import type { Snippet } from './guide-snippets'

interface Entry {
  type?: string
  fields?: unknown[]
}

interface SitePart {
  blocks?: Entry[]
  rules?: unknown[]
  notices?: object
}

interface SiteReport {
  text: string
  hasErrors: boolean
}

/** The site that somebody gets who follows a guide from its beginning: each snippet adds to it. */
export interface GuideSite {
  /** Puts a snippet where its comment says that it belongs. */
  apply: (snippet: Snippet) => void
  /** What the check prints of the site, which is called `my-site` there. */
  report: () => Promise<SiteReport>
  /** Does the work, then takes the site back to where it was. */
  undoAfter: <T>(work: () => Promise<T>) => Promise<T>
}

/** Starts with a copy of the starter site; `name` keeps the copies of several guides apart. */
export function createGuideSite(name: string): GuideSite {
  const dir = join(projectRoot, '.test/guides', name)
  const saved = `${dir}.saved`
  const pathOf = (file: string) => join(dir, file)
  let page = 'pages/index.json'
  rmSync(dir, { recursive: true, force: true })
  cpSync(join(projectRoot, 'examples/starter'), dir, { recursive: true })

  function edit(file: string, change: (data: SitePart) => SitePart | undefined): void {
    const text = existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '{}'
    const data: SitePart = JSON.parse(text)
    write(file, JSON.stringify(change(data) ?? data, null, 2))
  }

  function write(file: string, text: string): void {
    mkdirSync(dirname(pathOf(file)), { recursive: true })
    writeFileSync(pathOf(file), text)
  }

  const addRule = (file: string, value: unknown) =>
    edit(file, (data) => void data.rules?.push(value))
  const merge = (file: string, value: object) => edit(file, (data) => ({ ...data, ...value }))

  const kinds: Record<string, (value: never, snippet: Snippet) => void> = {
    page(_value, { detail, text }) {
      page = `pages/${detail}`
      write(page, text)
    },
    block: (block: Entry) => edit(page, (data) => void data.blocks?.push(block)),
    field: (field: object) =>
      edit(page, ({ blocks = [] }) => {
        blocks.findLast(({ type }) => type === 'form')?.fields?.push(field)
        return undefined
      }),
    search: (search: object) => merge(page, { search }),
    layout: (_value, { text }) => write('layout.json', text),
    redirect: (rule: object) => addRule('redirects.json', rule),
    cta: (rule: object) => addRule('cta.json', rule),
    audiences: (_value, { text }) => write('audiences.json', text),
    settings(value: object, { text }) {
      // The guide has its readers copy them before they name them.
      const fonts = 'assets/fonts'
      if (text.includes(`/${fonts}/`)) {
        cpSync(join(projectRoot, 'examples/bakery', fonts), pathOf(fonts), { recursive: true })
      }
      merge('settings.json', value)
    },
    messages: (value: SitePart) =>
      edit('messages.json', (data) => ({
        ...data,
        ...value,
        notices: { ...data.notices, ...value.notices },
      })),
  }

  return {
    apply(snippet) {
      const put = kinds[snippet.kind]
      if (!put) throw new Error(`Line ${snippet.line}: nobody knows a "${snippet.kind}".`)
      put(JSON.parse(snippet.text) as never, snippet)
    },
    async report() {
      const { problems, pages } = await checkSite(dir)
      const text = renderReport(problems, { pages })
      return {
        text: text.replaceAll(relative(process.cwd(), dir), 'my-site'),
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
