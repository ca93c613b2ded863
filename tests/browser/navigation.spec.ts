import type { Page } from 'playwright/test'
import { hold } from './support/hold'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  saveData,
  test,
  tiny,
  waitAlive,
  waitBlockAlive,
  waitFrames,
  waitQuiet,
  waitShown,
} from './support/site'

test.describe('a navigation inside the app', () => {
  test('shows the page, its title, head tags and canonical link without a document load (R-313)', async ({
    page,
  }) => {
    await openAlive(page, tiny())
    await rememberDocument(page)
    await page.getByRole('link', { name: 'See the bread' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    await expect(page).toHaveURL(tiny('/bread'))
    await expect(page).toHaveTitle('Bread | Wren Street Bakery')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://wren.example/bread',
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'All the loaves.',
    )
    await expect(page.locator('meta[name=robots]')).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('moves the focus to the main area and announces the page once (R-313)', async ({ page }) => {
    await openAlive(page, tiny())
    await page.getByRole('link', { name: 'See the bread' }).press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main')).toHaveCSS('outline-style', 'none')
    await expect(
      page.getByRole('status').filter({ hasText: 'Bread | Wren Street Bakery' }),
    ).toHaveCount(1)
  })

  test('leaves the focus to a visitor who began to type while the page was on its way', async ({
    page,
  }) => {
    await saveData(page)
    await openAlive(page, bakery())
    const release = await hold(page, '**/_data/about.json')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    const search = page.getByRole('banner').getByPlaceholder('Search')
    await search.fill('ry')
    await release()
    await waitShown(page, '/about')
    await waitFrames(page)
    await expect(search).toBeFocused()
    await page.keyboard.type('e')
    await expect(search).toHaveValue('rye')
    await page.keyboard.press('Enter')
    await waitShown(page, '/search')
    await expect(page.locator('main')).toBeFocused()
  })

  test('opens at the top, also on Back where the site does not restore (R-033, R-034)', async ({
    page,
  }) => {
    await openAlive(page, `${process.env.BAKERY_URL}/about`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo(0, 600))
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('returns on Back and Forward to where the visitor was, where the site says so (D8)', async ({
    page,
  }) => {
    await openAlive(page, tiny())
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bread', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true })
          scrollTo(0, 200)
        }),
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  })

  test('fetches the page ahead on hover and then asks for nothing more (R-350)', async ({
    page,
  }) => {
    // The link may be in view from the start, and so prefetched.
    const data = page.waitForResponse((response) => response.url().endsWith('/_data/visit.json'))
    await openAlive(page, tiny())
    const link = page.getByRole('link', { name: 'Visit us' })
    await link.hover()
    await data
    await waitQuiet(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit us')
    expect(requests.filter((url) => url.includes('/_data/visit'))).toEqual([])
  })

  test('fetches nothing ahead where the visitor saves data, until a link is pointed at', async ({
    page,
  }) => {
    await saveData(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openAlive(page, tiny())
    await waitQuiet(page)
    expect(requests.filter((url) => url.includes('/_data/'))).toEqual([])
  })

  test('shows a spinner named Loading while a page takes longer than a blink (R-031)', async ({
    page,
  }) => {
    const release = await hold(page, '**/_data/about.json')
    await openAlive(page, `${process.env.BAKERY_URL}/`)
    await page.evaluate(() => history.pushState(null, '', '/about'))
    const spinner = page.getByRole('status', { name: 'Loading' })
    await expect(spinner).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('leaves links with a modifier, a target or a download to the browser', async ({
    page,
    context,
  }) => {
    await openAlive(page, tiny())
    await rememberDocument(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'See the bread' }).click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    await expect(page).toHaveURL(tiny())
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a link in view', () => {
  // The pages that the target page links to cannot be prefetched.
  test.use({ allowErrors: /Failed to load resource/ })

  test('fetches the code of a page when its link is pointed at, and needs nothing more (R-347, R-350)', async ({
    page,
  }) => {
    const code: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/Form-/.test(request.url())) code.push(request.url())
    })
    const data = page.waitForResponse((response) => response.url().endsWith('/_data/order.json'))
    await openAlive(page, bakery('/'))
    await data
    await waitQuiet(page)
    expect(code).toEqual([])
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 10)
    await waitQuiet(page)
    expect(code).toEqual([])
    await page.locator('main a[href="/order"]').first().hover()
    await waitQuiet(page)
    expect(code).not.toEqual([])
    await page.route('**', (route) => route.abort())
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href="/order"]')?.click()
    })
    await expect(page.getByRole('form')).toBeVisible()
    await expect(page).toHaveURL(bakery('/order'))
  })
})

test('a link within a form is fetched ahead only when it is pointed at, so that sending asks for nothing (R-157)', async ({
  page,
}) => {
  const link = page.getByRole('form').getByRole('link', { name: 'Kalender' })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/_data/almanac.json')) fetched.push(request.url())
  })
  await openAlive(page, tiny('/order'))
  await link.scrollIntoViewIfNeeded()
  await waitQuiet(page)
  expect(fetched).toEqual([])
  await link.hover()
  await expect.poll(() => fetched.length).toBe(1)
})

test.describe('hashes', () => {
  test('scroll to their section below the header on a direct visit (R-035)', async ({ page }) => {
    await openAlive(page, tiny('/#kinds'))
    await expect.poll(() => topOf(page, '#kinds')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, '#kinds')).toBeLessThan(400)
  })

  test('scroll to a section that is rendered lazily, coming from another page (R-037)', async ({
    page,
  }) => {
    await openAlive(page, tiny('/bread'))
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/#questions'
      link.textContent = 'to the questions'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByText('to the questions').click({ force: true })
    await expect(page.getByRole('heading', { name: 'Asked at the counter' })).toBeInViewport()
  })

  test('scroll again when the same link is followed twice (R-038)', async ({ page }) => {
    const read = () => page.evaluate(() => scrollY)
    await openAlive(page, tiny('/visit#order'))
    await expect.poll(() => topOf(page, '#order')).toBeLessThan(400)
    await waitQuiet(page)
    const arrived = await read()
    expect(arrived).toBeGreaterThan(0)
    await waitBlockAlive(page.getByRole('contentinfo'))
    await page.getByRole('contentinfo').evaluate((footer) => {
      const link = document.createElement('a')
      link.href = '#order'
      link.textContent = 'order again'
      // The page keeps its height, because its end is in view.
      link.style.position = 'absolute'
      footer.prepend(link)
    })
    for (const attempt of [1, 2]) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByText('order again').click()
      await expect.poll(read, `attempt ${attempt}`).toBe(arrived)
    }
  })

  test('that name nothing leave the page at its top (R-039)', async ({ page }) => {
    for (const hash of ['#nothing', '#%E0%A4%A', '#"]', '#']) {
      await openAlive(page, tiny(`/bread${hash}`))
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })
})

test.describe('paths', () => {
  test('are exact: another case is another page (R-028)', async ({ page }) => {
    const response = await page.goto(tiny('/Bread'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has been eaten')
  })

  test('lose a trailing slash without an entry in the history (R-029)', async ({ page }) => {
    await openAlive(page, tiny())
    await page.evaluate(() => history.pushState(null, '', '/bread/?a=1#flour'))
    await expect(page).toHaveURL(tiny('/bread?a=1#flour'))
    await page.goBack()
    await expect(page).toHaveURL(tiny('/'))
  })

  test('that do not exist show the 404 page, also on a navigation inside the app (R-024, R-025)', async ({
    page,
  }) => {
    await openAlive(page, tiny())
    await page.evaluate(() => history.pushState(null, '', '/bread/rye/dark'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has been eaten')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await rememberDocument(page)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page).toHaveURL(tiny('/'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test.use({ allowErrors: /404/ })
})

test.describe('redirects', () => {
  test('keep query and hash and leave no entry in the history (R-043, R-044)', async ({ page }) => {
    await openAlive(page, tiny('/visit'))
    await page.goto(tiny('/loaves?x=1#flour'))
    await expect(page).toHaveURL(tiny('/bread?x=1#flour'))
    await page.goBack()
    await expect(page).toHaveURL(tiny('/visit'))
  })

  test('are followed by a link inside the app (R-046)', async ({ page }) => {
    await openAlive(page, tiny())
    await rememberDocument(page)
    await page.evaluate(() => history.pushState(null, '', '/loaves?x=1'))
    await expect(page).toHaveURL(tiny('/bread?x=1'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(tiny('/'))
  })

  test('are followed in the app however their characters are escaped', async ({ page }) => {
    await openAlive(page, tiny())
    await rememberDocument(page)
    for (const path of ['/brötchen', '/br%C3%B6tchen']) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page).toHaveURL(tiny('/bread'))
      expect(await isSameDocument(page)).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(tiny('/'))
    }
  })

  test('are answered by the server with their status (R-048)', async ({ request }) => {
    const moved = await request.get(tiny('/loaves?x=1'), { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/bread?x=1'])
    const permanent = await request.get(tiny('/old/shop'), { maxRedirects: 0 })
    expect([permanent.status(), permanent.headers().location]).toEqual([308, '/visit#order'])
    for (const path of ['/loaves-x', '/loaves/rye', '/Loaves']) {
      expect((await request.get(tiny(path), { maxRedirects: 0 })).status()).toBe(404)
    }
  })

  test('have a document of their own for hosts that cannot redirect', async ({ page }) => {
    await page.route('**/loaves*', async (route) => {
      const stub = await import('node:fs/promises').then(({ readFile }) =>
        readFile('.test/tiny_url/loaves.html', 'utf8'),
      )
      await route.fulfill({ contentType: 'text/html', body: stub })
    })
    await page.goto(tiny('/visit'))
    await page.goto(tiny('/loaves?x=1#flour'))
    await expect(page).toHaveURL(tiny('/bread?x=1#flour'))
    await waitAlive(page)
    await page.goBack()
    await expect(page).toHaveURL(tiny('/visit'))
  })
})

test.describe('a page that sends the browser elsewhere', () => {
  const portal = 'https://vouchers.saltmarsh.example/**'

  for (const [how, visit] of [
    ['a visit', (page: Page) => page.goto(bakery('/vouchers'))],
    ['a link', (page: Page) => page.evaluate(() => history.pushState(null, '', '/vouchers'))],
  ] as const) {
    test(`does so after ${how}, without an entry of its own in the history (R-053, R-054)`, async ({
      page,
    }) => {
      await page.route(portal, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
      )
      await openAlive(page, bakery('/about'))
      await visit(page)
      await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(bakery('/about'))
    })
  }

  test.describe('that cannot be reached', () => {
    test('shows a link to it instead (R-053)', async ({ page }) => {
      // After a response without content, the browser stays on the page.
      await page.route(portal, (route) => route.fulfill({ status: 204 }))
      await page.goto(bakery('/vouchers'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute(
        'href',
        /^https:\/\/vouchers\./,
      )
    })
  })
})

async function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
}
