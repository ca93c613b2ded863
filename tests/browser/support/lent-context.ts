/**
 * A context that one test after another is lent. In a new one a page starts a process that has no
 * script and no font, which takes longer than most tests.
 */
import type {
  Browser,
  BrowserContext,
  Page,
  PlaywrightTestOptions,
  ViewportSize,
} from 'playwright/test'

/** What has effect on a context or a page for as long as it is there. */
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

/** What tests listen for, and what is listened for here. */
const EVENTS = [
  ...['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
]

/** What a page emulates of itself, where the options of its context say nothing else. */
const EMULATED = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

/** A file of every site, which its server sends with the headers that it sends with pages. */
const BLANK = '/robots.txt'

/** The headers by which a browser keeps a page in the process of the pages before it. */
const ISOLATED = {
  'Content-Type': 'text/plain',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** The origin of a page that is of no site, such as `about:blank`. */
const OPAQUE = 'null'

/** Options that are not the context's, and the one that a page can be given later. */
type OtherOption = 'actionTimeout' | 'navigationTimeout' | 'testIdAttribute' | 'viewport'
type ContextOptions = Omit<PlaywrightTestOptions, OtherOption>

/**
 * A fixture: the options of a test's context, as a text to compare. Playwright reads the names of
 * what a fixture needs from its source, so that each has to be there.
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
  /** The same for tests with the same options but for the size of the window. */
  key: string
  viewport: ViewportSize | null
  /** Whether nothing may have been fetched before. */
  startsCold: boolean
}

/** Lends tests a context for each set of options, a new one where the last cannot be lent again. */
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
  /** What takes back an effect that a test has asked for. */
  readonly #undo: (() => Promise<void>)[] = []
  readonly #origins = new Set<string>()
  #isSpoilt = false
  readonly #emulated: Parameters<Page['emulateMedia']>[0]
  #isEmulating = false

  /** Opens a context with the options of the test that runs. */
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
      // The test may have ended it already.
      this.#undo.push(() => session.detach().catch(() => {}))
      return session
    }
  }

  get context(): BrowserContext {
    return this.#context
  }

  /** Gives the page the size that the next test has asked for, and notes where that test goes. */
  async lend(viewport: ViewportSize | null): Promise<void> {
    this.#page.on('framenavigated', (frame) =>
      this.#origins.add(new URL(frame.url() || 'about:blank').origin),
    )
    const { width, height } = this.#page.viewportSize() ?? {}
    const isAsked = width === viewport?.width && height === viewport?.height
    if (viewport && !isAsked) await this.#page.setViewportSize(viewport)
  }

  /** Forgets every file that was fetched, those that the page itself holds among them. */
  async forgetFiles(): Promise<void> {
    const session = await this.#context.newCDPSession(this.#page)
    await session.send('Network.clearBrowserCache')
    // What is held in memory goes when the cache is switched off.
    for (const cacheDisabled of [true, false]) {
      await session.send('Network.setCacheDisabled', { cacheDisabled })
    }
  }

  /**
   * Leaves nothing of a test in the context.
   * @returns false if that cannot be done, and the context has to be closed.
   */
  async takeBack(): Promise<boolean> {
    const [origin, ...others] = this.#origins
    // What several sites have stored can be reached from a page of each alone.
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
    // The next page is not to begin with something that is pointed at.
    await page.mouse.move(0, 0)
    await this.#leave(origin)
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()))
    await this.#context.clearCookies()
    this.#origins.clear()
    return true
  }

  /** Goes to a blank page of the origin. */
  async #leave(origin: string): Promise<void> {
    const page = this.#page
    const blank = await page.goto(origin + BLANK).catch(() => null)
    if (blank?.ok()) return
    // The site is below a path, or a server of the test's own is gone already.
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
