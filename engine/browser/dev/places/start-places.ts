import { withoutBase } from '../../../core/addresses/base'
import { canonicalPath, NOT_FOUND } from '../../../core/addresses/paths'
import { CHANGE_EVENT } from '../../../core/dev-protocol'
import type { FromIframe, ToIframe } from '../../../core/studio/iframe-messages'
import { readBase, readLocale } from '../../base'
import { loadSite } from '../../inline-data'
import { fetchData } from '../../page-loader'
import { Outlines } from './outlines'
import type { ShownPlace } from './page-places'
import { PagePlaces } from './page-places'
import { watchPointer } from './pointer'
import { chooseVisible, openAround, scrollTo } from './reveal'

/** The pause after the last change before the values are found again, in milliseconds. */
const FOLLOW_PAUSE = 150
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * In the studio's iframe, outlines what the pointer is on and reports clicks: see
 * `core/studio/iframe-messages.ts`. Does nothing until the studio's first message.
 */
export function startPlaces(): void {
  if (window === parent) return
  let shown: StudioPage | undefined
  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<ToIframe>) => {
    if (source !== parent || !isStudio(sender)) return
    shown ??= new StudioPage((message) => parent.postMessage(message, sender))
    shown.receive(data)
  })
}

/** The studio is on the same server, under the same name or another loopback name. */
function isStudio(url: string): boolean {
  const { protocol, hostname, port } = new URL(url)
  const isSame = protocol === location.protocol && port === location.port
  const isLoopback = [hostname, location.hostname].every((name) => LOOPBACK.includes(name))
  return isSame && (hostname === location.hostname || isLoopback)
}

/** The page as the studio shows it. */
class StudioPage {
  readonly #send: (message: FromIframe) => void
  readonly #outlines = new Outlines()
  readonly #site = loadSite()
  #places: PagePlaces | undefined
  /** The path whose data is loaded or loading. */
  #path: string | undefined
  #selected: string | undefined
  /** If `true`, the selected element is not on the page yet, or is in a panel that is about to open. */
  #isAwaited = false
  #usesPage = false
  /** If `true`, the data is older than the page. */
  #isOutdated = false
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(send: (message: FromIframe) => void) {
    this.#send = send
    watchPointer({
      usesPage: () => this.#usesPage,
      outlines: this.#outlines,
      find: (target, text) => this.#places?.find(target, text),
      pick: (picked) => this.#pick(picked),
    })
    const observer = new MutationObserver(() => this.#followLater(false))
    const root = document.getElementById('root')
    const attributeFilter = ['hidden', 'open']
    if (root)
      observer.observe(root, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter,
      })
    addEventListener(CHANGE_EVENT, () => this.#followLater(true))
    this.#load()
  }

  receive(message: ToIframe): void {
    if (message.kind === 'quire-mode') {
      this.#usesPage = message.usesPage
      this.#outlines.show('pointed', undefined)
    }
    if (message.kind === 'quire-labels') this.#outlines.labels = message.labels
    if (message.kind === 'quire-select') {
      this.#selected = message.pointer
      const shown = this.#showSelected()
      if (shown) openAround(shown)
      this.#isAwaited = !shown || !scrollTo(shown)
    }
  }

  #pick(picked: ShownPlace): void {
    if (!this.#places) return
    const { pointer } = picked
    this.#selected = pointer
    this.#isAwaited = false
    this.#outlines.show('selected', picked)
    this.#send({ kind: 'quire-pick', route: this.#places.page.path, pointer })
  }

  #showSelected(): ShownPlace | undefined {
    const list = this.#selected === undefined ? [] : (this.#places?.list(this.#selected) ?? [])
    const shown = chooseVisible(list)
    this.#outlines.show('selected', shown)
    return shown
  }

  /** Waits for a pause, because typing changes the page with every key. */
  #followLater(hasNewData: boolean): void {
    this.#isOutdated ||= hasNewData
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#follow(), FOLLOW_PAUSE)
  }

  /** The document has changed: another page, new data, or an opened panel. */
  #follow(): void {
    if (this.#isOutdated || location.pathname !== this.#path) return void this.#load()
    this.#places = this.#places?.renew()
    this.#showAwaited()
  }

  #showAwaited(): void {
    const shown = this.#showSelected()
    if (this.#isAwaited && shown) this.#isAwaited = !scrollTo(shown)
  }

  async #load(): Promise<void> {
    this.#isOutdated = false
    const wanted = location.pathname
    const isOther = wanted !== this.#path
    if (isOther) {
      this.#selected = undefined
      this.#isAwaited = false
    }
    this.#path = wanted
    const base = readBase()
    const route = canonicalPath(withoutBase(base, wanted) ?? NOT_FOUND)
    const loading = Promise.all([this.#site, fetchData(base, route, readLocale())])
    // The server is restarting or has ended, and the studio reports it.
    const [site, page] = (await loading.catch(() => undefined)) ?? []
    if (!site || !page || wanted !== this.#path || 'redirect' in page) return
    this.#places = new PagePlaces({ root: document, page, site, base })
    this.#showAwaited()
    if (isOther) this.#send({ kind: 'quire-page', route: page.path })
  }
}
