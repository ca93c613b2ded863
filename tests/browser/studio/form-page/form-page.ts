import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { build } from 'vite'
import type { JsonEdit } from '../../../../engine/core/json-edit'
import type { ListPart, StudioChoice } from '../../../../engine/core/studio/protocol'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'
import { editJson } from '../../../../engine/node/lib/json/edit-text'
import { loadBlockExamples } from '../../../../engine/node/schemas/block-folders'
import { loadSchemas } from '../../../../engine/node/schemas/schemas'
import { buildBlockSchema } from '../../../../engine/node/servers/studio/answers/form-schema'
import type { FormInput } from './main'

const URL = 'http://localhost/'

/** The script and the style sheet of the page with a form. */
async function compile(): Promise<{ script: string; styles: string }> {
  const result = await build({
    root: projectRoot,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(import.meta.dirname, 'main.tsx') },
    },
  })
  const { output } = [result].flat()[0] as {
    output: { fileName: string; code?: string; source?: unknown }[]
  }
  const script = output.find(({ fileName }) => fileName.endsWith('.js'))?.code ?? ''
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'))?.source
  return { script, styles: String(styles ?? '') }
}

let compiled: ReturnType<typeof compile> | undefined
const schemas = loadSchemas(projectRoot)
export const examples = loadBlockExamples(projectRoot)

interface OpenForm {
  type: string
  /** The block. By default, the first example. */
  block?: unknown
  /** The delay of each answer in milliseconds. */
  delay?: (edit: number) => number
  choices?: (
    pointer: string,
    query: string,
    from: number,
  ) => ListPart<StudioChoice> | Promise<ListPart<StudioChoice>>
}

/** A form with the file that it changes. */
export interface OpenedForm {
  /** The block in the file. */
  block: () => unknown
  text: () => string
  edits: JsonEdit[]
  groups: (string | undefined)[]
}

/** Opens the form of a block, which is the second one in its file. */
export async function openForm(
  page: Page,
  { type, block, ...answers }: OpenForm,
): Promise<OpenedForm> {
  // Not on import, because Playwright also loads the tests to list them.
  compiled ??= compile()
  const { script, styles } = await compiled
  const value = block ?? examples.get(type)?.[0]
  let text = JSON.stringify({ blocks: [{ type: 'prose' }, value] }, null, 2)
  const opened: OpenedForm = {
    block: () => (JSON.parse(text) as { blocks: unknown[] }).blocks[1],
    text: () => text,
    edits: [],
    groups: [],
  }
  let queue = Promise.resolve()
  await page.exposeFunction('sendEdit', (edit: JsonEdit, group?: string) => {
    opened.edits.push(edit)
    opened.groups.push(group)
    text = editJson(text, edit).text
    const answer = text
    const wait = answers.delay?.(opened.edits.length) ?? 0
    queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, wait)))
    return queue.then(() => answer)
  })
  await page.exposeFunction(
    'findChoices',
    (pointer: string, query: string, from: number) =>
      answers.choices?.(pointer, query, from) ?? { items: [], total: 0 },
  )
  const schema = { ...buildBlockSchema(schemas, type), examples: [examples.get(type)?.[0]] }
  const input: FormInput = { schema, file: JSON.parse(text), pointer: '/blocks/1' }
  await page.addInitScript((given) => Object.assign(window, { formInput: given }), input)
  const html = `<!doctype html><html lang="en"><title>Form</title><style>${styles}</style><div id="root"></div><script type="module" src="/main.js"></script>`
  await page.route(URL, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route(`${URL}main.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.goto(URL)
  await page.getByRole('heading', { name: 'Form' }).waitFor()
  return opened
}
