/** Requests to receivers, and a site with the forms for them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePicture, ORDER, tokenOf, writeOrderSite } from './order-site'

const SITE = 'https://wren-street.example'
const JSON_TYPE = { Accept: 'application/json' }
// Some parsers accept no shorter one than browsers use.
const BOUNDARY = 'x'.repeat(30)
const DATA_TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const URL_TYPE = 'application/x-www-form-urlencoded'

/** A site with two forms at one path, and one that is sent to another host and has no pages. */
export function writeForms(): string {
  const siteDir = writeOrderSite()
  const settings = join(siteDir, 'settings.json')
  const { url } = JSON.parse(readFileSync(settings, 'utf8'))
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(url, SITE))
  const write = (name: string, change: (form: Record<string, unknown>) => void) => {
    const page = JSON.parse(readFileSync(join(siteDir, 'pages/order.json'), 'utf8'))
    Object.assign(page, { title: name, description: `The page ${name}.` })
    change(page.blocks[1])
    writeFileSync(join(siteDir, `pages/${name}.json`), JSON.stringify(page))
  }
  const email = {
    type: 'email',
    name: 'address',
    label: 'Address',
    rules: [
      { rule: 'required', message: 'Enter your address.' },
      { rule: 'email', message: 'This is not an address.' },
    ],
  }
  const decoy = { type: 'decoy', name: 'nochmal', caught: 'send' }
  write('english', (form) =>
    Object.assign(form, { name: 'Order', fields: [email, decoy], limit: undefined }),
  )
  const transport = { type: 'http', url: 'https://forms.example/api/far', as: 'form-data' }
  write('far', (form) =>
    Object.assign(form, { name: 'Far', fields: [email, decoy], limit: undefined, transport }),
  )
  return siteDir
}

function post(entries: [string, string | File][], headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, value)
  }
  return { method: 'POST', headers, body }
}

const raw = (body: string, type: string, headers: Record<string, string> = JSON_TYPE) => ({
  method: 'POST',
  headers: { ...headers, ...(type && { 'Content-Type': type }) },
  body: Buffer.from(body, 'latin1'),
})

const order = (changed: Record<string, string> = {}, files: File[] = []) => [
  ...Object.entries({ ...ORDER, ...changed }),
  ...files.map((file): [string, File] => ['bild', file]),
]
const from = (site: string) => ({ Origin: site })
const token = (number: number): [string, string] => ['csrfToken', tokenOf(number)]
const part = (header: string, text: string) => `--${BOUNDARY}\r\n${header}\r\n\r\n${text}\r\n`
const PARTS = Object.entries({ ...ORDER, kunde: 'Ada' })
  .map(([name, text]) => part(`Content-Disposition: form-data; name="${name}"`, text))
  .join('')
const FILE = 'Content-Disposition: form-data; name="bild"; filename="a.pdf"'
const html = new File(['<p>'], 'a.html', { type: 'text/html' })
const pdf = (text: string) => new File([text], 'a.pdf', { type: 'application/pdf' })

/** Requests. Without a path, they are sent to that of the orders. */
export const REQUESTS: [title: string, init: RequestInit, path?: string][] = [
  ['a valid form', post(order())],
  ['a valid form of the script', post([...order(), token(1)], JSON_TYPE)],
  ['texts as they were typed', post(order({ kunde: ' O’Neill & <Töchter>\n\r\nzwei ' }))],
  ['invalid values', post(order({ menge: '12', post: 'ada' }))],
  ['invalid values of the script', post(order({ menge: '12', post: 'ada' }), JSON_TYPE)],
  ['an empty form', post([])],
  ['an empty form of the script', post([], JSON_TYPE)],
  ['a filled honeypot', post(order({ nochmal: 'buy' }))],
  ['a field that the form does not have', post([...order(), ['telefon', '0123']])],
  ['names of object properties', post([...order(), ['constructor', '1'], ['toString', '2']])],
  ['a field twice', post([...order(), ['kunde', 'Bert'], ['telefon', '1'], ['telefon', '2']])],
  ['the other form of the path', post([['address', 'ada@example.com']])],
  ['the other form, with an invalid value', post([['address', 'ada']], JSON_TYPE)],
  ['an encoded form', raw(String(new URLSearchParams(ORDER)), URL_TYPE)],
  ['two files', post(order({}, [makePicture(1), makePicture(2)]))],
  ['no file', post(order({}, [new File([], '')]))],
  ['an empty file', post(order({}, [pdf('')]), JSON_TYPE)],
  ['a file that is too large', post(order({}, [makePicture(1, 1_100_000)]), JSON_TYPE)],
  ['a file of another type', post(order({}, [html]), JSON_TYPE)],
  ['a program', post(order({}, [pdf('MZ')]), JSON_TYPE)],
  ['too many files', post(order({}, [pdf('%1'), pdf('%2'), pdf('%3'), pdf('%4')]), JSON_TYPE)],
  [
    'a file in the place of a text',
    post([['kunde', pdf('%')], ...order({ kunde: '' })], JSON_TYPE),
  ],
  ['a text in the place of a file', post([...order(), ['bild', 'a.pdf']], JSON_TYPE)],
  [
    'a file with parameters of its type',
    raw(
      `${PARTS}${part(`${FILE}\r\nContent-Type: application/pdf; a=b`, '%')}--${BOUNDARY}--\r\n`,
      DATA_TYPE,
    ),
  ],
  [
    'a file in a folder',
    raw(
      `${PARTS}${part(`${FILE.replace('a.pdf', '../b/a.pdf')}\r\nContent-Type: application/pdf`, '%')}--${BOUNDARY}--\r\n`,
      DATA_TYPE,
    ),
  ],
  ['a file without a type', raw(`${PARTS}${part(FILE, '%')}--${BOUNDARY}--\r\n`, DATA_TYPE)],
  ['texts of 1 MB', post(order({ kunde: 'ä'.repeat(600_000) }), JSON_TYPE)],
  ['texts of 1 MB without the script', post(order({ telefon: 'ä'.repeat(600_000) }))],
  ['a body that ends early', raw(PARTS, DATA_TYPE)],
  ['a body that ends early without the script', raw(PARTS, DATA_TYPE, {})],
  ['JSON', raw('{"kunde":"Ada"}', 'application/json')],
  ['a type without a boundary', raw(PARTS, 'multipart/form-data')],
  ['no type', raw(PARTS, '')],
  ['GET', {}],
  ['OPTIONS', { method: 'OPTIONS', headers: from(SITE) }],
  ['another path', post(order()), '/api/other'],
  ['OPTIONS of the site for another host', { method: 'OPTIONS', headers: from(SITE) }, '/api/far'],
  [
    'OPTIONS of another site',
    { method: 'OPTIONS', headers: from('https://a.example') },
    '/api/far',
  ],
  [
    'a form for another host',
    post([['address', 'ada@example.com'], token(2)], { ...JSON_TYPE, ...from(SITE) }),
    '/api/far',
  ],
  ['an invalid form for another host', post([], { ...JSON_TYPE, ...from(SITE) }), '/api/far'],
  ['a form that has no pages', post([['address', 'ada@example.com']]), '/api/far'],
  ['an invalid form that has no pages', post([['address', 'ada']]), '/api/far'],
]
