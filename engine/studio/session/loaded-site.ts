import { resolvePointer } from '../../core/json-pointer'
import type { Store } from '../../core/store'
import { createStore } from '../../core/store'
import type { EditResult, StudioEvent, StudioFile } from '../../core/studio/protocol'
import { RequestError, request } from './request'
import type { Selection, StudioState } from './state'
import { INITIAL_STATE } from './state'

/** The pause after the last edit before the outline is loaded again, in milliseconds. */
const REFRESH_PAUSE = 300

/** What the studio knows of the site. It follows the server. */
export class LoadedSite {
  readonly store: Store<StudioState> = createStore(INITIAL_STATE)
  /** The route of the page in the iframe, also while its outline is loaded. */
  #route: string | undefined
  #isRefreshing = false
  #isOutdated = false
  #pause: ReturnType<typeof setTimeout> | undefined

  get state(): StudioState {
    return this.store.get()
  }

  set(change: Partial<StudioState>): void {
    this.store.set({ ...this.state, ...change })
  }

  /** Loads the site and the page that the address names. */
  async start(): Promise<void> {
    const { name, history, unsaved, ...site } = await request('site', {})
    this.set({ siteName: name, ...site, history, unsaved: new Set(unsaved), isOnline: true })
    await Promise.all([this.showPage(this.state.visit.route), this.loadProblems()])
  }

  /** Shows the outline of the page that is in the iframe. */
  async showPage(route: string): Promise<void> {
    this.#route = route
    const page = await request('page', { route }).catch(ignoreMissing)
    if (page && !this.state.files.has(page.file)) {
      this.keepFile(page.file, await request('file', { file: page.file }).catch(ignoreMissing))
    }
    // Another page was opened in the meantime.
    if (route !== this.#route) return
    const before = this.state.page
    const isOther = page?.route !== before?.route
    this.set({ page, ...(isOther && { selection: keepSelection(this.state, before?.file) }) })
    history.replaceState(null, '', `?page=${encodeURIComponent(route)}`)
  }

  async loadProblems(): Promise<void> {
    const { items, total } = await request('problems', {})
    const isKnown = JSON.stringify(items) === JSON.stringify(this.state.problems)
    // Forms render again when the list differs.
    if (!isKnown) this.set({ problems: items })
    if (total !== this.state.problemCount) this.set({ problemCount: total })
  }

  /** Records the result of a change, and loads what depends on it. */
  accept({ files, history: steps, unsaved }: EditResult): void {
    for (const [file, result] of Object.entries(files)) this.keepFile(file, result ?? undefined)
    this.set({ history: steps, unsaved: new Set(unsaved) })
    clearTimeout(this.#pause)
    const refresh = () => this.refresh().catch(() => this.set({ isOnline: false }))
    this.#pause = setTimeout(refresh, REFRESH_PAUSE)
  }

  keepFile(file: string, result: StudioFile | undefined): void {
    const files = new Map(this.state.files)
    if (result) files.set(file, result)
    else files.delete(file)
    const { selection } = this.state
    this.set({ files, ...(!isSame(selection, file, result) && { selection: undefined }) })
  }

  /** Loads what depends on changed files. Changes during that time cause one further request. */
  async refresh(): Promise<void> {
    this.#isOutdated = true
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false
        if (this.#route !== undefined) await this.showPage(this.#route)
      }
    } finally {
      this.#isRefreshing = false
    }
  }

  async follow(event: StudioEvent): Promise<void> {
    if (event.kind === 'problems') return this.loadProblems()
    if (event.kind === 'save-error') {
      return this.set({ refused: { message: event.message, text: '' } })
    }
    const known = event.files.filter((file) => this.state.files.has(file))
    for (const file of known) {
      this.keepFile(file, await request('file', { file }).catch(ignoreMissing))
    }
    this.set({ history: event.history, unsaved: new Set(event.unsaved) })
    await this.refresh()
  }
}

/** Returns `false` if the form is for another block now, because blocks before it have changed. */
function isSame(
  selection: Selection | undefined,
  file: string,
  result: StudioFile | undefined,
): boolean {
  const { place, type } = selection?.form ?? {}
  if (!place || place.file !== file) return true
  const value = resolvePointer(result?.value, place.pointer)
  return type === undefined ? result !== undefined : resolvePointer(value, '/type') === type
}

/** A page or file that no longer exists is undefined. */
export function ignoreMissing(reason: unknown): undefined {
  if (reason instanceof RequestError && reason.status === 404) return undefined
  throw reason
}

/** What is selected outside of the file of a page that is closed. */
function keepSelection(
  { selection }: Pick<StudioState, 'selection'>,
  closed: string | undefined,
): Selection | undefined {
  if (!selection || selection.form.place.file === closed) return undefined
  return { ...selection, picked: undefined }
}
