/** Forms that are sent to form services, as their documentation describes them. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page, Route } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import type { ServiceTransport } from '../../../schemas/generated/types'
import { expect, openAlive, test, waitBlockAlive } from '../../../tests/browser/support/site'
import type { MockService, ServiceRequest } from '../../../tests/support/services/form-services'
import {
  mockFormspree,
  mockNetlify,
  mockWeb3Forms,
} from '../../../tests/support/services/form-services'
import { writeSiteVariant } from '../../../tests/support/sites/site-variant'

/** The URL of the tiny site in its settings. */
const SITE = 'https://wren.example'

type Transport = Pick<ServiceTransport, 'service' | 'key' | 'answer'>

interface Case {
  service: MockService
  transport: Transport
  /** The URL that receives the form. */
  url: string
  /** What the service gets in addition to the values, from the script. */
  extra: [string, string][]
  /** What it gets in addition from a browser without the script. */
  nativeExtra: [string, string][]
  /** Where the service then redirects the browser. Undefined if it answers with a page. */
  location?: string
}

const CASES: Record<Transport['service'], Case> = {
  formspree: {
    service: mockFormspree,
    transport: { service: 'formspree', key: 'xayzabcd', answer: '/bread' },
    url: 'https://formspree.io/f/xayzabcd',
    location: `${SITE}/bread`,
    extra: [['_gotcha', '']],
    nativeExtra: [
      ['_next', `${SITE}/bread`],
      ['_gotcha', ''],
    ],
  },
  web3forms: {
    service: mockWeb3Forms,
    transport: {
      service: 'web3forms',
      key: '1f0e7c2a-0000-4000-8000-000000000000',
      answer: '/bread',
    },
    url: 'https://api.web3forms.com/submit',
    location: `${SITE}/bread`,
    extra: [['access_key', '1f0e7c2a-0000-4000-8000-000000000000']],
    nativeExtra: [
      ['access_key', '1f0e7c2a-0000-4000-8000-000000000000'],
      ['redirect', `${SITE}/bread`],
    ],
  },
  netlify: {
    service: mockNetlify,
    transport: { service: 'netlify', key: 'orders', answer: '/bread' },
    url: `${SITE}/bread`,
    extra: [
      ['form-name', 'orders'],
      ['bot-field', ''],
    ],
    nativeExtra: [
      ['form-name', 'orders'],
      ['bot-field', ''],
    ],
  },
}

const VALUES: [string, string][] = [
  ['kunde', "Jo O'Neill"],
  ['menge', '2'],
  ['sorte', 'rye'],
  ['post', ''],
  ['nochmal', ''],
]

/** Builds the tiny site with a form that is sent to a service. */
async function startSite({ service, key, answer }: Transport) {
  const siteDir = `.test/service-${service}-${process.env.TEST_PARALLEL_INDEX}`
  const outDir = `${siteDir}-output`
  writeSiteVariant('tests/sites/tiny', siteDir, () => {})
  const file = `${siteDir}/pages/order.json`
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks[1].transport = { type: 'service', service, key, answer }
  writeFileSync(file, JSON.stringify(page))
  const { problems } = await buildSite({ siteDir, outDir, precompress: false })
  expect(problems).toEqual([])
  return startPreview({ outDir, port: 0 })
}

/**
 * Shows the site at its own URL, in front of the service. Returns the forms that arrive. The browser
 * does not follow a redirect, because Playwright would request its target from the network.
 */
async function showSite(page: Page, preview: string, { service, url }: Case) {
  const received: ServiceRequest[] = []
  const locations: (string | undefined)[] = []
  const receive = async (route: Route) => {
    const request = route.request()
    const bytes = new Uint8Array(request.postDataBuffer() ?? [])
    const headers = { 'Content-Type': request.headers()['content-type'] ?? '' }
    const fields = [...(await new Response(bytes, { headers }).formData())]
    const accept = request.headers().accept ?? ''
    received.push({ url: request.url(), accept, fields })
    const answer = service({ url: request.url(), accept, fields })
    locations.push(answer.headers.Location)
    await route.fulfill(answer.status === 302 ? { status: 204 } : answer)
  }
  await page.route(`${SITE}/**`, async (route) => {
    if (route.request().method() === 'POST') return receive(route)
    const response = await route.fetch({ url: preview + new URL(route.request().url()).pathname })
    return route.fulfill({ response })
  })
  if (!url.startsWith(SITE)) await page.route((asked) => asked.host === new URL(url).host, receive)
  return { received, locations }
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Ihr Name').fill("Jo O'Neill")
  await page.getByLabel('Laibe').fill('2')
  await page.getByLabel('Sorte').selectOption('rye')
}

const buttonOf = (page: Page) => page.locator('form[aria-label=Bestellung] button').last()

for (const [name, one] of Object.entries(CASES)) {
  test.describe(name, () => {
    let site: Awaited<ReturnType<typeof startSite>>
    test.beforeEach(async () => {
      site = await startSite(one.transport)
    })
    test.afterEach(() => site.close())

    test('gets what the script sends', async ({ page }) => {
      const { received } = await showSite(page, site.url, one)
      await openAlive(page, `${SITE}/order`)
      await waitBlockAlive(buttonOf(page))
      await fill(page)
      await buttonOf(page).click()
      await expect(page.getByText('So geht es weiter')).toBeVisible()
      expect(received).toEqual([
        { url: one.url, accept: 'application/json', fields: [...VALUES, ...one.extra] },
      ])
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('gets what the browser sends, and the page after sending', async ({ page }) => {
        const { received, locations } = await showSite(page, site.url, one)
        await page.goto(`${SITE}/order`)
        await fill(page)
        await buttonOf(page).click()
        await expect.poll(() => locations).toEqual([one.location])
        expect(received.map(({ url, fields }) => ({ url, fields }))).toEqual([
          { url: one.url, fields: [...VALUES, ...one.nativeExtra] },
        ])
      })
    })
  })
}
