import { applyJsonEdit } from '../../core/apply-json-edit'
import type { JsonEdit } from '../../core/json-edit'
import { getOuterPointer, isWithinPointer, resolvePointer } from '../../core/json-pointer'
import type {
  EditResult,
  FilePlace,
  PageLink,
  StudioEdit,
  StudioProblem,
} from '../../core/studio/protocol'
import { STUDIO_EVENTS_PATH, STUDIO_TAB_QUERY } from '../../core/studio/protocol'
import { pointerOfSeen } from '../../core/studio/seen-value'
import type { PendingEdit } from './edit-queue'
import { EditQueue } from './edit-queue'
import { ignoreMissing, LoadedSite } from './loaded-site'
import { reloadLater } from './reload-later'
import { RequestError, request, TAB } from './request'

/** What the author does. Files change only on the server. */
export class StudioSession {
  readonly site = new LoadedSite()
  readonly #queue: EditQueue
  /** The number of changes, such as undo, that the server has not answered. */
  #changes = 0
  /** The other path of each page that was moved. */
  readonly #moved = new Map<string, string>()

  constructor() {
    this.#queue = new EditQueue({
      send: (edit) => this.#send(edit),
      onChange: (pendingCount) => this.site.set({ pendingCount }),
      onOffline: () => this.site.set({ isOnline: false }),
      onExpired: reloadLater,
      onRefused: ({ edit }, { message }) => {
        const text = 'value' in edit ? JSON.stringify(edit.value, null, 2) : ''
        this.site.set({ refused: { message, text } })
      },
    })
    const events = new EventSource(`${STUDIO_EVENTS_PATH}?${STUDIO_TAB_QUERY}=${TAB}`)
    events.onmessage = ({ data }: MessageEvent<string>) => {
      this.watch(this.site.follow(JSON.parse(data)))
    }
    events.onopen = () => {
      if (!this.site.state.isOnline) this.watch(this.site.start())
    }
    events.onerror = () => this.site.set({ isOnline: false })
    this.watch(this.site.start())
  }

  /** Loads a page into the iframe. */
  visit(route: string): void {
    this.site.set({ visit: { route } })
  }

  /** Shows the outline of the page that is in the iframe. */
  showPage(route: string): void {
    this.watch(this.site.showPage(route))
  }

  /** Opens the form for a value of the page in the iframe. */
  pick(route: string, pointer: string): void {
    const open = async () => {
      const place = await request('place', { route, pointer }).catch(ignoreMissing)
      if (place) await this.#open(place, pointer)
    }
    this.watch(open())
  }

  /** Opens the form for a value of a file. `isBeside`: see `Selection`. */
  select(place: FilePlace, isBeside = false): void {
    this.watch(this.#open(place, undefined, isBeside))
  }

  /** Opens the form, which gets the focus, for an item that was inserted at a pointer, which may end with `-`. */
  selectInserted({ file, pointer }: FilePlace): void {
    const list = getOuterPointer(pointer)
    const items = resolvePointer(this.readValue(file), list)
    const isLast = pointer.endsWith('/-') && Array.isArray(items)
    const open = async () => {
      await this.#open({ file, pointer: isLast ? `${list}/${items.length - 1}` : pointer })
      const { selection } = this.site.state
      if (selection) this.site.set({ selection: { ...selection, takesFocus: true } })
    }
    this.watch(open())
  }

  /** `picked` is the pointer of the value in the page, if it was selected there. */
  async #open(place: FilePlace, picked?: string, isBeside = false): Promise<void> {
    await this.flush()
    const [form, file] = await Promise.all([
      request('form', place),
      request('file', { file: place.file }),
    ])
    this.site.keepFile(place.file, file)
    const inside = place.pointer.slice(form.place.pointer.length)
    const block = picked?.endsWith(inside)
      ? picked.slice(0, -inside.length || undefined)
      : undefined
    const focused = inside === '' ? undefined : place.pointer
    this.site.set({ selection: { form, picked: block, focused, isBeside } })
  }

  /** Records the field that has the focus. */
  focus(pointer: string): void {
    const { selection } = this.site.state
    if (selection) this.site.set({ selection: { ...selection, focused: pointer } })
  }

  /** Changes a file. The change is kept until the server has confirmed it. */
  edit(file: string, edit: JsonEdit, group?: string): void {
    const { version } = this.site.state.files.get(file) ?? {}
    this.#queue.add({ file, edit, group, version, seen: this.#readSeen(file, edit) })
    const { place } = this.site.state.selection?.form ?? {}
    const changed = pointerOfSeen(this.readValue(file), edit)
    const isInside = place && isWithinPointer(changed, place.pointer)
    // A change of a list changes the pointers of the items after it.
    if (
      edit.op !== 'set' &&
      place?.file === file &&
      !(isInside && edit.pointer !== place.pointer)
    ) {
      this.site.set({ selection: undefined })
    }
  }

  /** Resolves once all edits are confirmed or refused. */
  flush(): Promise<void> {
    return this.#queue.flush()
  }

  undo(): void {
    this.dismissBrokenLinks()
    this.#change(() => request('undo', {}))
  }

  redo(): void {
    this.#change(() => request('redo', {}))
  }

  /** Saves all files, including those with errors. */
  save(): void {
    this.#change(() => request('save', {}))
  }

  choose(place: FilePlace, side: 'mine' | 'theirs'): void {
    this.#change(() => request('choose', { ...place, side }))
  }

  fix(problem: StudioProblem, title: string): void {
    this.#change(() => request('fix', { problem, title }))
  }

  /** Takes a change since the last commit back. */
  putBack(edit: StudioEdit): void {
    this.#change(() => request('edit', { edits: [edit] }))
  }

  addPage(route: string, title: string): void {
    this.#change(() => request('new-page', { route, title }), route)
  }

  /**
   * Gives a page another path, and shows it there.
   * @throws {RequestError} if that is not possible.
   */
  async movePage(route: string, to: string): Promise<void> {
    const move = async () => {
      const { notes, ...result } = await request('move-page', { route, to })
      this.#moved.set(route, to).set(to, route)
      this.site.set({ notes })
      return result
    }
    await this.run(move, to).catch((reason: unknown) => {
      if (reason instanceof RequestError && reason.status === 409) throw reason
      this.#report(reason)
    })
  }

  /** Deletes a page, and lists the links to it. */
  deletePage(file: string, brokenLinks: PageLink[]): void {
    const remove = async () => {
      const result = await request('delete-page', { file })
      this.site.set({ brokenLinks })
      return result
    }
    this.#change(remove, '/')
  }

  dismissBrokenLinks(): void {
    this.site.set({ brokenLinks: [] })
  }

  /** The document in a file, with the edits that the server has not confirmed yet. */
  readValue(file: string): unknown {
    const known = this.site.state.files.get(file)?.value
    return this.#queue.pending
      .filter((one) => one.file === file)
      .reduce((value, { edit }) => applyJsonEdit(value, edit), known)
  }

  dismissRefused(): void {
    this.site.set({ refused: undefined })
  }

  dismissNotes(): void {
    this.site.set({ notes: [] })
  }

  /**
   * The value that the author saw. Two tabs may change the same value: each field shows the other's
   * change at once, even if it has the focus, because a text that was typed before that becomes a
   * conflict. Undefined if a change of this tab, such as undo, may not be shown yet.
   */
  #readSeen(file: string, edit: JsonEdit): PendingEdit['seen'] {
    if (this.#changes > 0 || !this.site.state.files.has(file)) return undefined
    const document = this.readValue(file)
    return { value: resolvePointer(document, pointerOfSeen(document, edit)) }
  }

  async #send({ group, ...made }: PendingEdit): Promise<string | undefined> {
    const { file } = made
    const version = made.version ?? (await request('file', { file })).version
    const result = await request('edit', { edits: [{ ...made, version }], group })
    this.site.set({ isOnline: true })
    this.site.accept(result)
    return result.files[file]?.version
  }

  #change(ask: () => Promise<EditResult>, route?: string): void {
    this.watch(this.run(ask, route))
  }

  /** Asks for a change, and then loads a page into the iframe: by default, a page that it moved. */
  async run(ask: () => Promise<EditResult>, route?: string): Promise<void> {
    this.#changes += 1
    // The iframe may load another page before the answer arrives.
    const { page } = this.site.state
    let shown = route
    try {
      await this.flush()
      const result = await ask()
      this.site.accept(result)
      if (page && result.files[page.file] === null) shown ??= this.#moved.get(page.route)
    } finally {
      this.#changes -= 1
    }
    if (shown !== undefined) this.visit(shown)
  }

  /** Shows the error of a request. */
  watch(work: Promise<void>): void {
    work.catch((reason: unknown) => this.#report(reason))
  }

  #report(reason: unknown): void {
    if (!(reason instanceof RequestError)) this.site.set({ isOnline: false })
    else if (reason.status === 403) reloadLater()
    else this.site.set({ refused: { message: reason.message, text: '' } })
  }
}
