import type { Page } from 'playwright/test'
import { hold } from './support/hold'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitQuiet,
} from './support/site'

const INDEX = '**/_data/search-index.json'
const LIMITED = 'Search rate limit exceeded: Please wait a moment before searching again.'

const results = (page: Page) => page.locator('main [data-block="search-results"]')
/** Records each message in the live region, beginning with the current one. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const region = results(page).getByRole('status')
  await region.evaluate((element) => {
    const said = [element.textContent]
    Object.assign(element, { said })
    new MutationObserver(() => {
      if (said.at(-1) !== element.textContent) said.push(element.textContent)
    }).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return () => region.evaluate((element) => (element as unknown as { said: string[] }).said)
}

const field = (page: Page) => results(page).getByRole('searchbox')

test.describe('the search results', () => {
  test('ask for a term when there is none (R-223, R-224)', async ({ page }) => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      await openAlive(page, bakery(path))
      await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
      await expect(results(page)).toContainText('A loaf, a day or a question: a word is enough.')
      await expect(field(page)).toBeVisible()
    }
  })

  test('are counted, badged, described and linked (R-225, R-227, R-243)', async ({ page }) => {
    await openAlive(page, bakery('/search?q=rye'))
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ results found for "rye"$/)
    const items = await results(page).getByRole('listitem').all()
    const count = (await results(page).getByRole('status').textContent())?.split(' ')[0]
    expect(String(items.length)).toBe(count)
    const names = new Set<string>()
    for (const item of items) {
      const title = await item.getByRole('heading').innerText()
      await expect(item.getByText(/^(Bread|Shop|Help)$/)).toBeVisible()
      await expect(item.getByText(/\.$/)).toBeVisible()
      names.add(title)
      await expect(item.getByRole('link', { name: `Learn more: ${title}` })).toHaveText(
        'Learn more',
      )
    }
    expect(names.size).toBe(items.length)
    const first = results(page).getByRole('listitem').first()
    await expect(first.getByRole('heading')).toHaveText('Our breads')
    await expect(first).toContainText('Bread')
    const link = first.getByRole('link', { name: /^Learn more: / })
    await expect(link).toHaveText('Learn more')
    await link.click()
    await expect(page).toHaveURL(bakery('/breads'))
  })

  test('offer other ways when nothing was found (R-228)', async ({ page, request }) => {
    await openAlive(page, bakery('/search?q=zzzz'))
    await expect(page.getByRole('heading', { name: 'Nothing under that name' })).toBeVisible()
    await expect(results(page)).toContainText(
      'No page of ours speaks of “zzzz”. Perhaps one of these helps.',
    )
    for (const name of ['Our breads', 'Opening hours', 'Questions']) {
      const href = await results(page).getByRole('link', { name }).getAttribute('href')
      expect((await request.get(bakery(href ?? ''))).status()).toBe(200)
    }
  })

  test('offer the pages with all words when nothing was found, uncounted (R-228)', async ({
    page,
  }) => {
    await openAlive(page, bakery('/search?q=HOÚRS%20opening'))
    await expect(results(page).getByRole('status')).toHaveText(
      '0 results found for "HOÚRS opening"',
    )
    const heading = results(page).getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(['Nothing under that name', 'Pages with all of these words'])
    const offered = results(page).getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(offered).toHaveText(['Home', 'Visit us'])
    await field(page).fill('hours zzzz')
    await field(page).press('Enter')
    await expect(results(page).getByRole('status')).toHaveText('0 results found for "hours zzzz"')
    await waitQuiet(page)
    await expect(heading).toHaveText(['Nothing under that name'])
    await expect(offered).toHaveCount(0)
  })

  test('repeat a hostile or broken query as text (R-066, R-229, R-230)', async ({ page }) => {
    const hostile = '<img src=x onerror=alert(1)>'
    let dialogs = 0
    page.on('dialog', () => {
      dialogs += 1
    })
    await openAlive(page, bakery(`/search?q=${encodeURIComponent(hostile)}`))
    await expect(results(page).getByRole('status')).toContainText(`"${hostile}"`)
    await openAlive(page, bakery(`/search?q=${encodeURIComponent('a&b=c#d +é {year} {n}')}`))
    await expect(results(page).getByRole('status')).toContainText('"a&b=c#d +é {year} {n}"')
    await openAlive(page, bakery('/search?q=%E0%A4%A'))
    await expect(page.getByRole('heading', { name: 'Nothing under that name' })).toBeVisible()
    expect(dialogs).toBe(0)
  })

  test('follow the query of the address, with Back and without a move of the page (R-040, R-239, R-241)', async ({
    page,
  }) => {
    await openAlive(page, bakery('/search?q=rye'))
    await rememberDocument(page)
    await expect(results(page).getByRole('status')).toContainText('"rye"')
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByRole('banner').getByPlaceholder('Search').fill('sourdough')
    await page.getByRole('banner').getByPlaceholder('Search').press('Enter')
    await expect(results(page).getByRole('status')).toContainText('"sourdough"')
    await expect(field(page)).toHaveValue('sourdough')
    expect(await page.evaluate(() => scrollY)).toBe(200)
    await page.goBack()
    await expect(results(page).getByRole('status')).toContainText('"rye"')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('come from the page’s own box on a phone (R-224)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openAlive(page, bakery('/search'))
    await field(page).fill('gluten')
    await field(page).press('Enter')
    await expect(page).toHaveURL(bakery('/search?q=gluten'))
    await expect(results(page).getByRole('status')).toContainText('"gluten"')
  })

  test('say where they are and that a search runs (R-225, R-226)', async ({ page }) => {
    const release = await hold(page, INDEX)
    await openAlive(page, bakery('/search?q=rye'))
    await expect(results(page).getByRole('status')).toHaveText('Searching...')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/^Home\W*Search$/)
    release()
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ results found for "rye"$/)
  })

  test('say nothing untrue before the app is there (R-223, R-225)', async ({ page }) => {
    await hold(page, /\/assets\/entry-client-[^/]+\.js$/)
    const prompt = page.getByText('What are you looking for?')
    const pending = results(page).getByText('Searching...')
    for (const [path, isAsked] of [
      ['/search?q=rye', true],
      ['/search?x=1&q=%20rye', true],
      ['/search', false],
      ['/search?q=%20', false],
    ] as const) {
      await page.goto(bakery(path), { waitUntil: 'commit' })
      await page.waitForFunction(() => window.quireEarly !== undefined)
      await expect(pending).toBeVisible({ visible: isAsked })
      await expect(prompt).toBeVisible({ visible: !isAsked })
      await expect(page.getByText('Search needs JavaScript')).not.toBeVisible()
    }
  })

  test('say nothing while the page itself is still on its way (R-225)', async ({ page }) => {
    await page.route(bakery('/search?q=rye'), async (route) => {
      const response = await route.fetch()
      // The script at the end of the document has not arrived yet.
      const body = (await response.text()).replace(/<script>(?!.*<script>)[\s\S]*/, '')
      await route.fulfill({ response, body })
    })
    await page.goto(bakery('/search?q=rye'))
    await expect(field(page)).toBeVisible()
    await expect(page.getByText('What are you looking for?')).not.toBeVisible()
    await expect(results(page).getByText('Searching...')).not.toBeVisible()
  })

  test('are those of the latest query, and announced once (R-239, R-243)', async ({ page }) => {
    const release = await hold(page, INDEX)
    await openAlive(page, bakery('/search?q=sourdough'))
    await expect(results(page).getByRole('status')).toHaveText('Searching...')
    const listSaid = await recordAnnouncements(page)
    await field(page).fill('zzzz')
    await field(page).press('Enter')
    await expect(page).toHaveURL(bakery('/search?q=zzzz'))
    release()
    await expect(results(page).getByRole('status')).toHaveText('0 results found for "zzzz"')
    await waitQuiet(page)
    expect(await listSaid()).toEqual(['Searching...', '0 results found for "zzzz"'])
  })

  test('are announced with their own query, never with the next (R-225, R-243)', async ({
    page,
  }) => {
    await openAlive(page, bakery('/search?q=rye'))
    const status = results(page).getByRole('status')
    await expect(status).toHaveText(/found for "rye"$/)
    const rye = await status.innerText()
    const listSaid = await recordAnnouncements(page)
    await field(page).fill('zzzz')
    await field(page).press('Enter')
    await expect(status).toHaveText('0 results found for "zzzz"')
    await page.goBack()
    await expect(status).toHaveText(rye)
    await waitQuiet(page)
    const zzzz = '0 results found for "zzzz"'
    expect(await listSaid()).toEqual([rye, 'Searching...', zzzz, 'Searching...', rye])
  })

  test('are fetched for as soon as a search box has focus (R-242)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    const asked = page.waitForRequest(INDEX)
    await page.getByRole('banner').getByPlaceholder('Search').focus()
    await asked
  })

  test('are shown 50 at a time, of any number that was found', async ({ page }) => {
    const entries = Array.from({ length: 120 }, (_, index) => ({
      title: `Loan ${index}`,
      description: 'A page.',
      url: `/loan-${index}`,
      type: 'Page',
      keywords: [],
    }))
    await page.route(INDEX, (route) => route.fulfill({ json: entries }))
    // A link that has the focus is prefetched.
    await page.route(/\/_data\/loan-/, (route) => route.fulfill({ json: {} }))
    await openAlive(page, bakery('/search?q=loan'))
    await expect(results(page).getByRole('status')).toHaveText('120 results found for "loan"')
    const items = results(page).getByRole('list').last().getByRole('listitem')
    const more = results(page).getByRole('button', { name: 'Show more results' })
    await expect(items).toHaveCount(50)
    await more.click()
    await expect(items).toHaveCount(100)
    await more.click()
    await expect(items).toHaveCount(120)
    await expect(more).toHaveCount(0)
    await expect(items.nth(100).getByRole('link')).toBeFocused()
    await expect(items.first()).toContainText('Loan 0')
    await expect(items.last()).toContainText('Loan 119')
  })

  test.describe('without workers', () => {
    test('are found all the same', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
      await openAlive(page, bakery('/search?q=rye'))
      await expect(results(page).getByRole('status')).toHaveText(/^\d+ results found for "rye"$/)
    })
  })

  test('come with a guess at what was meant when there are none (R-238)', async ({ page }) => {
    await openAlive(page, bakery('/search?q=sourdugh'))
    await expect(page.getByRole('heading', { name: 'Nothing under that name' })).toBeVisible()
    await results(page).getByRole('link', { name: 'Did you mean "sourdough"?' }).click()
    await expect(results(page).getByRole('status')).toHaveText(
      /^\d+ results found for "sourdough"$/,
    )
    await expect(results(page).getByRole('link', { name: /^Did you mean/ })).toHaveCount(0)
    await expect(results(page).getByRole('status')).toBeFocused()
    await expect(field(page)).toHaveValue('sourdough')
  })

  test('are 20 a minute; the next search says so, and works later (R-240, R-304, D55)', async ({
    page,
  }) => {
    await page.clock.install()
    await openAlive(page, bakery('/search'))
    for (let n = 1; n <= 20; n += 1) {
      await field(page).fill(`bread ${n}`)
      await field(page).press('Enter')
      await expect(results(page).getByRole('status')).toContainText(`found for "bread ${n}"`)
    }
    await expect(results(page).getByRole('listitem')).not.toHaveCount(0)
    await field(page).fill('sourdough')
    await field(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(LIMITED)
    await expect(results(page).getByText(LIMITED)).toBeVisible()
    await expect(results(page).getByRole('listitem')).toHaveCount(0)
    await expect(results(page).getByRole('status')).toHaveText('')
    await page.clock.fastForward(61_000)
    await field(page).press('Enter')
    await expect(results(page).getByRole('status')).toHaveText(
      /^\d+ results found for "sourdough"$/,
    )
    await expect(results(page).getByText(LIMITED)).toHaveCount(0)
  })

  test('are as many a minute as the settings of the site say (R-240)', async ({ page }) => {
    await page.route('**/assets/site-*.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), searchesPerMinute: 1 } })
    })
    await openAlive(page, bakery('/search?q=bread'))
    await expect(results(page).getByRole('listitem')).not.toHaveCount(0)
    await field(page).fill('sourdough')
    await field(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(LIMITED)
  })

  test('ask for the index once (R-242)', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openAlive(page, bakery('/search?q=rye'))
    await expect(results(page).getByRole('status')).toContainText('found')
    for (const query of ['fx', 'sourdough']) {
      await field(page).fill(query)
      await field(page).press('Enter')
      await expect(results(page).getByRole('status')).toContainText(`"${query}"`)
    }
    expect(asked.filter((path) => path === '/_data/search-index.json')).toHaveLength(1)
  })
})

test.describe('the suggestions below a search box', () => {
  const box = (page: Page) => page.getByRole('banner').getByPlaceholder('Search')
  const list = (page: Page) => page.getByRole('listbox', { name: 'Search' })
  const options = (page: Page) => list(page).getByRole('option')
  const active = (page: Page) => options(page).and(page.locator('[aria-selected=true]'))

  test('are up to five pages, opened with the arrow keys and Enter', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    await rememberDocument(page)
    await box(page).pressSequentially('rye')
    await expect(options(page).first()).toHaveText('Our breads')
    expect(await options(page).count()).toBeLessThanOrEqual(5)
    await expect(active(page)).toHaveCount(0)
    await box(page).press('ArrowUp')
    await expect(active(page)).toHaveText((await options(page).last().textContent()) ?? '')
    await box(page).press('ArrowDown')
    await expect(active(page)).toHaveCount(0)
    await box(page).press('ArrowDown')
    await expect(active(page)).toHaveText('Our breads')
    const id = (await active(page).getAttribute('id')) ?? ''
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id)
    await expect(box(page)).toBeFocused()
    await box(page).press('Enter')
    await expect(page).toHaveURL(bakery('/breads'))
    expect(await isSameDocument(page)).toBe(true)
    await expect(list(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('')
  })

  test('are counted for screen readers, once the visitor pauses (R-243)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    const announced = page.getByRole('banner').locator('[aria-live=polite]')
    await box(page).focus()
    await expect(announced).toHaveText('')
    await box(page).pressSequentially('rye')
    await expect(options(page).first()).toBeVisible()
    await expect(announced).toHaveText(`Suggestions: ${await options(page).count()}`)
    await box(page).press('Escape')
    await expect(announced).toHaveText('')
  })

  test('open by a click, and close when the box loses the focus', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    await box(page).pressSequentially('rye')
    await expect(options(page).first()).toBeVisible()
    await box(page).blur()
    await expect(list(page)).toHaveCount(0)
    await box(page).pressSequentially(' ')
    await options(page).first().click()
    await expect(page).toHaveURL(bakery('/breads'))
  })

  test('close with Escape, which leaves the text to search for', async ({ page }) => {
    await openAlive(page, bakery('/search'))
    await field(page).pressSequentially('rye')
    await expect(options(page).first()).toBeVisible()
    await field(page).press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('rye')
    await field(page).press('Enter')
    await expect(results(page).getByRole('status')).toHaveText(/found for "rye"$/)
    await expect(list(page)).toHaveCount(0)
  })

  test('do not count as searches (R-240)', async ({ page }) => {
    await openAlive(page, bakery('/search'))
    for (let count = 0; count < 11; count += 1) {
      await field(page).fill('rye')
      await expect(options(page).first()).toBeVisible()
      await field(page).fill('zzzz')
      await expect(list(page)).toHaveCount(0)
    }
    await field(page).fill('rye')
    await field(page).press('Enter')
    await expect(results(page).getByRole('status')).toHaveText(/found for "rye"$/)
  })

  test('load with the index, when a box has the focus (R-242)', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((url) => url.includes('Suggestions'))
    await openAlive(page, bakery('/about'))
    await waitQuiet(page)
    expect(isAsked()).toBe(false)
    await box(page).focus()
    await expect.poll(isAsked).toBe(true)
  })

  test('are missing without the index, and the box remains (R-239)', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ status: 503 }))
    await openAlive(page, bakery('/about'))
    await box(page).pressSequentially('rye')
    await waitQuiet(page)
    await expect(list(page)).toHaveCount(0)
    await box(page).press('Enter')
    await expect(page).toHaveURL(bakery('/search?q=rye'))
  })
})

test.describe('the words of the query', () => {
  test('are highlighted in the results', async ({ page }) => {
    await openAlive(page, bakery('/search?q=BREAD'))
    const heading = results(page).getByRole('heading', { name: 'Our breads' })
    await expect(heading.locator('mark')).toHaveText(['bread'])
    await expect(heading).toHaveText('Our breads')
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowErrors: /404/ })

  test('is answered with the pages near it (D50)', async ({ page }) => {
    await openAlive(page, bakery('/breads/sourdugh'))
    const near = page.locator('[data-block="near-pages"]')
    await expect(near.getByRole('heading', { level: 2 })).toBeVisible()
    await near.getByRole('link', { name: 'Country sourdough', exact: true }).click()
    await expect(page).toHaveURL(bakery('/breads/sourdough'))
  })

  test('has no list when no page is near it (D50)', async ({ page }) => {
    await openAlive(page, bakery('/qqqq/zzzz'))
    await waitQuiet(page)
    await expect(page.getByRole('heading', { name: 'Still warm' })).toBeVisible()
    await expect(page.locator('[data-block="near-pages"]').getByRole('link')).toHaveCount(0)
    // The empty band between these two adds no space above the second.
    const space = await page.locator('[data-block="cards"] h2').evaluate((heading) => {
      const above = document.querySelector('[data-block="hero"]')?.getBoundingClientRect().bottom
      return heading.getBoundingClientRect().top - Number(above)
    })
    expect(space).toBeGreaterThan(64)
  })
})

test.describe('without scripts the search', () => {
  test.use({ javaScriptEnabled: false })

  test('says that it needs them, for every query, and links on (R-225, R-318)', async ({
    page,
  }) => {
    for (const path of ['/search', '/search?q=rye']) {
      await page.goto(bakery(path))
      await expect(page.getByRole('heading', { name: 'Search needs JavaScript' })).toBeVisible()
      await expect(results(page).getByText('Searching...')).not.toBeVisible()
      await expect(results(page).getByRole('link', { name: 'Our breads' })).toBeVisible()
    }
  })
})
