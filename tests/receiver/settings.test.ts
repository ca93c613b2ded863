/** Invalid settings of the receiver. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../engine/node/servers/receive/settings'
import { buildOrderSite } from '../support/receiver/order-site'
import { runReceiver, writeSettings } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const TOKEN = 'a'.repeat(32)
const SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`
const HOOK = { url: 'https://hooks.example/1', secret: SECRET }
const MAIL = { smtp: 'smtp://localhost', from: 'a@b.example', to: ['c@d.example'] }

describe('the settings', () => {
  it.each([
    [{ mail: { ...MAIL, smtp: 'mail.example.com' } }, '"smtp" must be a URL'],
    [{ mail: { ...MAIL, from: 'Ada <a@b.example>' } }, '"from" must be an e-mail address'],
    [{ mail: { ...MAIL, to: 'c@d.example' } }, '"to" must be a list'],
    [{ mail: { ...MAIL, to: ['c@d.example, e@f.example'] } }, '"to" must be a list'],
    [{ mail: MAIL, forms: { Order: { to: [] } } }, '"to" of "Order" must be a list'],
    [{ forms: { Order: { keepDays: '30' } } }, '"keepDays" of "Order" must be a number of days'],
    [{ keepDays: 0 }, '"keepDays" must be a number of days'],
    [{ keepDays: -1 }, '"keepDays" must be a number of days'],
    [{ keepdays: 30 }, 'The file has "keepdays", which is not a setting.'],
    [{ mail: { ...MAIL, cc: [] } }, '"mail" has "cc", which is not a setting.'],
    [{ list: { path: '/api/enquiries', token: 'short' } }, '"token" must have 32 characters'],
    [{ list: { path: 'api', token: TOKEN } }, '"path" must be a path'],
    [{ list: { path: '/api', token: TOKEN } }, '"path" of "list" is that of a form: /api/orders.'],
    [
      { webhook: { ...HOOK, url: 'hooks.example' } },
      '"url" of "webhook" must be a URL with https://',
    ],
    [{ webhook: { ...HOOK, url: 'http://hooks.example' } }, '"url" of "webhook" must be a URL'],
    [{ webhook: { ...HOOK, url: 'http://[fd00::1]' } }, '"url" of "webhook" must be a URL'],
    [
      { webhook: { ...HOOK, url: 'https://a:b@hooks.example' } },
      '"url" of "webhook" must be a URL',
    ],
    [{ webhook: { url: HOOK.url } }, '"secret" of "webhook" must be "whsec_" and 24 to 64 bytes'],
    [{ webhook: { ...HOOK, secret: SECRET.slice(6) } }, '"secret" of "webhook" must be "whsec_"'],
    [{ webhook: { ...HOOK, secret: 'whsec_c2hvcnQ=' } }, '"secret" of "webhook" must be "whsec_"'],
    [{ webhook: { ...HOOK, secret: `${SECRET}!` } }, '"secret" of "webhook" must be "whsec_"'],
    [{ webhook: { ...HOOK, to: [] } }, '"webhook" has "to", which is not a setting.'],
    [{ forms: { Order: { webhook: { ...HOOK, url: '/a' } } } }, '"url" of "webhook" of "Order"'],
    [{ proxy: 'yes' }, '"proxy" must be true or false'],
    [[], 'The file must be an object'],
  ])('%j are invalid, and nothing is received or removed', async (settings, message) => {
    const file = writeSettings(settings)
    const data = join(makeScratchFolder(), 'data')
    const run = await runReceiver(await buildOrderSite(), ['--data', data, '--settings', file])
    expect(run).toMatchObject({ status: 2, stdout: '' })
    expect(run.stderr).toContain(`${file}: `)
    expect(run.stderr).toContain(message)
  })

  it.each([
    'https://hooks.example/1',
    'http://localhost:5678',
    'http://[::1]:5678',
    'http://n8n:5678',
  ])('accept the webhook %s', (url) => {
    const webhook = { url, secret: SECRET }
    expect(readSettings(writeSettings({ webhook }), [])).toMatchObject({ webhook })
  })
})
