import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { makeScratchFolder } from '../scratch-folder'

/** Copies the tiny site, with a form whose script sends form data. */
export function writeOrderSite(): string {
  const siteDir = join(makeScratchFolder(), 'site')
  cpSync(join(projectRoot, 'tests/sites/tiny'), siteDir, { recursive: true })
  const file = join(siteDir, 'pages/order.json')
  const page = JSON.parse(readFileSync(file, 'utf8'))
  Object.assign(page.blocks[1].transport, { as: 'form-data' })
  writeFileSync(file, JSON.stringify(page))
  return siteDir
}

let built: Promise<string> | undefined

/** Builds the site, once per test process. Returns the output. */
export function buildOrderSite(): Promise<string> {
  built ??= build()
  return built
}

async function build(): Promise<string> {
  const outDir = join(makeScratchFolder(), 'dist')
  const { problems } = await buildSite({ siteDir: writeOrderSite(), outDir })
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
}

/** Sends a form as its script does, if there is a token, or as a browser does without the script. */
export function sendOrder(
  url: string,
  values: Record<string, string>,
  { token }: SendOptions = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  if (token !== undefined) body.set('csrfToken', token)
  const headers = token === undefined ? undefined : { Accept: 'application/json' }
  return fetch(`${url}/api/orders`, { method: 'POST', body, headers, redirect: 'manual' })
}
