import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'playwright/test'
import { removeScripts } from '../../support/servers/remove-scripts'

/** The example form with fields of every type, which is sent as form data. */
const PAGE = '/form/example-5'

/** What a receiver gets. */
export interface Received {
  /** The body, with the boundary replaced. One character stands for each byte. */
  body: string
  /** The values, keyed by field name. Of a file, its name and size. */
  entries: [string, unknown][]
}

export interface LoanSite {
  /** The page with the form. */
  scripted: string
  /** The same page without scripts. */
  plain: string
  received: Received[]
  close: () => void
}

/** Serves the examples in front of another server, and receives the form. */
export async function serveLoans(site: string): Promise<LoanSite> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      received.push(await receive(request))
      const isScript = request.headers.accept === 'application/json'
      response.writeHead(isScript ? 204 : 303, isScript ? {} : { Location: '/' }).end()
    } else await pass(site, request, response)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${PAGE}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { scripted: url, plain: `${url}?plain`, received, close }
}

async function receive(request: IncomingMessage): Promise<Received> {
  const bytes = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  const [, boundary = ''] = type.split('boundary=')
  const data = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  const entries = [...data].map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
  ])
  return { body: bytes.toString('latin1').replaceAll(boundary, 'boundary'), entries }
}

async function pass(site: string, { url }: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(site + url)
  const type = answer.headers.get('Content-Type') ?? ''
  response.writeHead(answer.status, { 'Content-Type': type })
  const body = Buffer.from(await answer.arrayBuffer())
  const isPlain = url?.endsWith('?plain') && type.startsWith('text/html')
  response.end(isPlain ? removeScripts(String(body)) : body)
}

/** The operations of a browser that a submission needs. */
export interface FormBrowser {
  open: (url: string) => Promise<unknown>
  run: <T>(read: () => T) => Promise<T>
}

/** Sends the form without scripts, and then with its script. */
export async function sendTwice(site: LoanSite, { open, run }: FormBrowser): Promise<Received[]> {
  for (const [index, url] of [site.plain, site.scripted].entries()) {
    await open(url)
    await expect.poll(() => run(isReady)).toBe(true)
    await run(fill)
    // The script reads the files before it accepts them.
    await expect.poll(() => run(countFiles)).toBe(2)
    await run(send)
    await expect.poll(() => site.received.length).toBe(index + 1)
    // The answer without scripts opens another page, which must not interrupt the next navigation.
    const path = () => run(() => location.pathname).catch(() => undefined)
    if (index === 0) await expect.poll(path).toBe('/')
  }
  return site.received
}

/** `true` once the form can be sent: with its script, or without any script. Called in the page. */
function isReady(): boolean {
  const block = document.querySelector('form')?.closest('[data-block]')
  if (document.readyState !== 'complete' || !block) return false
  block.scrollIntoView()
  return document.scripts.length === 0 || window.quireEarly?.live.has(block) === true
}

/** Fills in each field. Called in the page. */
function fill(): void {
  const texts: Record<string, string> = {
    text: ' O\u2019Brien & \u201cS\u00f6hne\u201d <b>\u{1F600} e\u0301 % + " \\ ',
    textarea: 'One\n\n\tTwo = 2\nThree ',
    email: 'ada@example.com',
    tel: '+49 (0)30 12-34',
    url: 'https://example.com/?a=1&b=\u00fc#c',
    search: 'Ms. 12',
    date: '2027-03-01',
    time: '09:30',
  }
  const form = document.querySelector('form')
  const fields = form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
  for (const field of fields) {
    if (field.name === 'width') field.value = '+2,50'
    else if (field.type === 'checkbox' || field.type === 'radio') field.click()
    else if (field instanceof HTMLSelectElement) field.selectedIndex = 1
    else if (field.type === 'file') {
      const chosen = new DataTransfer()
      for (const name of ['Plan \u00e4.pdf', 'Plan 2.pdf']) {
        chosen.items.add(new File(['%PDF-1.4\r\n', name], name, { type: 'application/pdf' }))
      }
      field.files = chosen.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (!field.closest('[aria-hidden]')) field.value = texts[field.type] ?? field.value
  }
}

/** The number of files that would be sent. Called in the page. */
function countFiles(): number {
  return document.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
}

/** Sends the form. Called in the page. */
function send(): void {
  document.querySelector<HTMLElement>('form [type=submit]')?.click()
}

const TEXT = ' O\u2019Brien & \u201cS\u00f6hne\u201d <b>\u{1F600} e\u0301 % + " \\ '

/** What arrives from every browser, in the order of the page. */
export const EXPECTED: [string, string][] = [
  ['museum', TEXT],
  ['contactEmail', 'ada@example.com'],
  ['contactPhone', '+49 (0)30 12-34'],
  ['webPage', 'https://example.com/?a=1&b=\u00fc#c'],
  ['callNumber', 'Ms. 12'],
  ['gallery', 'hall'],
  ['width', '+2,50'],
  ['opening', '2027-03-01'],
  ['delivery', '09:30'],
  ['purpose', 'One\r\n\r\n\tTwo = 2\r\nThree '],
  ['carrier', 'yours'],
  ['address', TEXT],
  ['insured', 'yes'],
  ['insurer', TEXT],
  ['lights', 'day'],
  ['lights', 'lamps'],
  ['terms', 'yes'],
  ['termsText', 'I agree to the terms of loans.'],
  ['termsLanguage', 'en'],
  ['plans', 'Plan \u00e4.pdf, 21 bytes'],
  ['plans', 'Plan 2.pdf, 20 bytes'],
  ['topic', 'Loan'],
  ['sentFrom', PAGE],
  ['moreRemarks', ''],
]

/** The body without the part that only the script adds. */
export function removeToken(body: string): string {
  const part =
    /--boundary\r\nContent-Disposition: form-data; name="csrfToken"\r\n\r\n[0-9a-f]{64}\r\n/
  return body.replace(part, '')
}
