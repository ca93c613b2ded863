import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { makeScratchFolder } from '../scratch-folder'

/** Copies the tiny site, with a form that sends up to two files of this size as form data. */
export function writeOrderSite(maxBytes = 1_048_576): string {
  const siteDir = join(makeScratchFolder(), 'site')
  cpSync(join(projectRoot, 'tests/sites/tiny'), siteDir, { recursive: true })
  const file = join(siteDir, 'pages/order.json')
  const page = JSON.parse(readFileSync(file, 'utf8'))
  const [, form] = page.blocks
  Object.assign(form.transport, { as: 'form-data' })
  const picture = form.fields.find(({ name }: { name: string }) => name === 'bild')
  Object.assign(picture, { send: true, max: 2, maxBytes })
  const types = form.fields.find(({ name }: { name: string }) => name === 'sorte')
  types.options.push({ value: '{brand}-Mix', label: 'Mischung von {brand}' })
  writeFileSync(file, JSON.stringify(page))
  return siteDir
}

let built: Promise<string> | undefined

/** Builds the site, once per test process. Returns the output. */
export function buildOrderSite(): Promise<string> {
  built ??= buildFrom(writeOrderSite())
  return built
}

/** Builds a site. Returns the output. */
export async function buildFrom(siteDir: string): Promise<string> {
  const outDir = join(makeScratchFolder(), 'dist')
  const { problems } = await buildSite({ siteDir, outDir })
  if (problems.length > 0) throw new Error(problems[0]?.message)
  return outDir
}

/** A valid order. */
export const ORDER = { kunde: 'Ada Löwe', menge: '3', sorte: 'rye', post: 'ada@example.com' }

/** A token as the form's script creates it. */
export function tokenOf(number: number): string {
  return number.toString(16).padStart(64, '0')
}

export interface SendOptions {
  /** The token of the form's script. Default: none, as without the script. */
  token?: string
  /** The files of the field `bild`. */
  files?: File[]
  /** Headers of a proxy. */
  headers?: Record<string, string>
}

/** Sends a form as its script does, if there is a token, or as a browser does without the script. */
export function sendOrder(
  url: string,
  values: Record<string, string>,
  options: SendOptions = {},
): Promise<Response> {
  const { token } = options
  const body = buildOrder(values, options)
  const headers = new Headers(options.headers)
  if (token !== undefined) headers.set('Accept', 'application/json')
  return fetch(`${url}/api/orders`, { method: 'POST', body, headers, redirect: 'manual' })
}

/** The body of a request. */
export function buildOrder(
  values: Record<string, string>,
  { token, files = [] }: SendOptions,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  for (const file of files) body.append('bild', file)
  if (token !== undefined) body.set('csrfToken', token)
  return body
}

/** A PDF file for the field `bild`. The same number makes the same file. */
export function makePicture(number: number, bytes = 50_000): File {
  const content = Buffer.alloc(bytes, `%PDF-1.7 ${number} `)
  return new File([content], `torte-${number}.pdf`, { type: 'application/pdf' })
}
