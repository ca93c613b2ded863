/**
 * A browser context that tests share, one after another. A page in a new context starts a process
 * without cached scripts and fonts, which takes longer than most tests.
 */
import type {
  Browser,
  BrowserContext,
  Page,
  PlaywrightTestOptions,
  ViewportSize,
} from 'playwright/test'

/** Settings that apply for the lifetime of a context or a page. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: ['close', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

/** The events that tests and this module listen for. */
const EVENTS = [
  ...['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
]

/** The emulated media features of a page without explicit context options. */
const EMULATED = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

/** A file that every site has. The server sends it with the headers of a page. */
const BLANK = '/robots.txt'

/** The headers that keep a page in the process of the previous pages. */
const ISOLATED = {
  'Content-Type': 'text/plain',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** The origin of a page outside all sites, such as `about:blank`. */
const OPAQUE = 'null'

/** Options that are not part of the context, and the one option that can be set on a page later. */
type OtherOption = 'actionTimeout' | 'navigationTimeout' | 'testIdAttribute' | 'viewport'
type ContextOptions = Omit<PlaywrightTestOptions, OtherOption>

/**
 * A fixture: the options of a test's context, serialized for comparison. Playwright reads the names
 * of a fixture's dependencies from its source, so each must be listed.
 */
export const nameOptions = (
  {
    acceptDownloads,
    baseURL,
    bypassCSP,
    clientCertificates,
    colorScheme,
    contextOptions,
    contrast,
    deviceScaleFactor,
    extraHTTPHeaders,
    forcedColors,
    geolocation,
    hasTouch,
    httpCredentials,
    ignoreHTTPSErrors,
    isMobile,
    javaScriptEnabled,
    locale,
    offline,
    permissions,
    proxy,
    reducedMotion,
    screen,
    serviceWorkers,
    storageState,
    timezoneId,
    userAgent,
  }: ContextOptions,
  use: (name: string) => Promise<void>,
) => {
  const options: Required<ContextOptions> = {
    acceptDownloads,
    baseURL,
    bypassCSP,
    clientCertificates,
    colorScheme,
    contextOptions,
    contrast,
    deviceScaleFactor,
    extraHTTPHeaders,
    forcedColors,
    geolocation,
    hasTouch,
    httpCredentials,
    ignoreHTTPSErrors,
    isMobile,
    javaScriptEnabled,
    locale,
    offline,
    permissions,
    proxy,
    reducedMotion,
    screen,
    serviceWorkers,
    storageState,
    timezoneId,
    userAgent,
  }
  return use(JSON.stringify(options))
}

interface Wanted {
  /**
   * The same options without the window size, which may differ between tests that share a context.
   */
  key: string
  viewport: ViewportSize | null
  /** If `true`, the test starts without cached files. */
  startsCold: boolean
}

/**
 * Lends tests a context for each set of options. It opens a new context if the last one cannot be
 * lent again.
 */
export class Lender {
  readonly #browser: Browser
  readonly #contexts = new Map<string, LentContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async lend(
    { key, viewport, startsCold }: Wanted,
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const lent = this.#contexts.get(key) ?? (await LentContext.open(this.#browser, key))
    this.#contexts.set(key, lent)
    await lent.lend(viewport)
    if (startsCold) await lent.forgetFiles()
    await use(lent.context)
    if (await lent.takeBack()) return
    this.#contexts.delete(key)
    await lent.close()
  }

  async close(): Promise<void> {
    for (const lent of this.#contexts.values()) await lent.close()
  }
}

class LentContext {
  readonly #context: BrowserContext
  readonly #page: Page
  /** Undoes an effect that a test requested. */
  readonly #undo: (() => Promise<void>)[] = []
  readonly #origins = new Set<string>()
  #isSpoilt = false
  readonly #emulated: Parameters<Page['emulateMedia']>[0]
  #isEmulating = false

  /** Opens a context with the options of the running test. */
  static async open(browser: Browser, key: string): Promise<LentContext> {
    const context = await browser.newContext()
    return new LentContext(context, await context.newPage(), JSON.parse(key))
  }

  private constructor(context: BrowserContext, page: Page, options: Partial<ContextOptions>) {
    const { colorScheme, contrast, forcedColors, reducedMotion, contextOptions } = options
    const asked = { colorScheme, contrast, forcedColors, reducedMotion, ...contextOptions }
    this.#emulated = Object.fromEntries(
      Object.entries(EMULATED).map(([name, usual]) => [name, Reflect.get(asked, name) ?? usual]),
    )
    this.#context = context
    this.#page = page
    const spoil = () => {
      this.#isSpoilt = true
    }
    onCall(context, LASTING.context, spoil)
    onCall(page, LASTING.page, spoil)
    onCall(page.clock, LASTING.clock, spoil)
    const { addInitScript } = page
    page.addInitScript = async (...given: Parameters<Page['addInitScript']>) => {
      const script = await addInitScript.apply(page, given)
      this.#undo.push(() => script.dispose())
      return script
    }
    const { emulateMedia } = page
    page.emulateMedia = async (options) => {
      this.#isEmulating = true
      await emulateMedia.call(page, options)
    }
    const { newCDPSession } = context
    context.newCDPSession = async (target) => {
      const session = await newCDPSession.call(context, target)
      // The test may have ended the session already.
      this.#undo.push(() => session.detach().catch(() => {}))
      return session
    }
  }

  get context(): BrowserContext {
    return this.#context
  }

  /** Gives the page the size that the next test requests, and records where that test navigates. */
  async lend(viewport: ViewportSize | null): Promise<void> {
    this.#page.on('framenavigated', (frame) =>
      this.#origins.add(new URL(frame.url() || 'about:blank').origin),
    )
    const { width, height } = this.#page.viewportSize() ?? {}
    const isAsked = width === viewport?.width && height === viewport?.height
    if (viewport && !isAsked) await this.#page.setViewportSize(viewport)
  }

  /** Clears the file cache, including the files that the page itself holds. */
  async forgetFiles(): Promise<void> {
    const session = await this.#context.newCDPSession(this.#page)
    await session.send('Network.clearBrowserCache')
    // Disabling the cache also clears the memory cache.
    for (const cacheDisabled of [true, false]) {
      await session.send('Network.setCacheDisabled', { cacheDisabled })
    }
  }

  /**
   * Removes every effect of a test from the context.
   * @returns `false` if that is impossible and the context must be closed.
   */
  async takeBack(): Promise<boolean> {
    const [origin, ...others] = this.#origins
    // The stored data of each site is only accessible from a page of that site.
    if (this.#isSpoilt || others.length > 0 || origin === OPAQUE) return false
    const page = this.#page
    for (const other of this.#context.pages()) if (other !== page) await other.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.#context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const undo of this.#undo.splice(0)) await undo()
    if (this.#isEmulating) await page.emulateMedia(this.#emulated)
    this.#isEmulating = false
    if (origin === undefined) return true
    // The pointer must not be over an element of the next page.
    await page.mouse.move(0, 0)
    await this.#leave(origin)
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()))
    await this.#context.clearCookies()
    this.#origins.clear()
    return true
  }

  /** Opens a blank page of the site. */
  async #leave(origin: string): Promise<void> {
    const page = this.#page
    const blank = await page.goto(origin + BLANK).catch(() => null)
    if (blank?.ok()) return
    // The site is under a subpath, or the test's own server has stopped.
    await page.route(origin + BLANK, (route) => route.fulfill({ headers: ISOLATED, body: '' }))
    await page.goto(origin + BLANK)
    await page.unroute(origin + BLANK)
  }

  close(): Promise<void> {
    return this.#context.close()
  }
}

function onCall(target: object, names: string[], note: () => void): void {
  for (const name of names) {
    const call: (...given: unknown[]) => unknown = Reflect.get(target, name).bind(target)
    Reflect.set(target, name, (...given: unknown[]) => {
      note()
      return call(...given)
    })
  }
}
