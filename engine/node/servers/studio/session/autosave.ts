import { isSettled } from '../../../edit/drafts/draft-merge'
import type { SiteDrafts } from '../../../edit/drafts/site-drafts'
import { Postponed } from '../../../lib/processes/postponed'
import { ErrorCauses } from './error-causes'
import { SavedErrors } from './saved-errors'
import type { StudioSite } from './studio-site'
import { listLocated } from './studio-site'

/** The pause after the last edit, in milliseconds. */
const SAVE_PAUSE = 600

export interface AutosaveOptions {
  site: StudioSite
  drafts: SiteDrafts
  /** If `true`, the whole site was checked without the drafts. */
  isChecked: boolean
  /** Saves files. Rejects if one cannot be written. */
  save: (files: string[]) => Promise<unknown>
  /** Called if a file cannot be written. Its changes stay unsaved. */
  onError: (reason: Error) => void
}

/**
 * Saves files after a pause without edits. A file waits if its edits have caused an error that is
 * not on disk, in the file itself or in another one: a page to which others link is not removed.
 */
export class Autosave {
  readonly #options: AutosaveOptions
  readonly #saved = new SavedErrors()
  readonly #causes: ErrorCauses
  readonly #pause: Postponed
  /** If `false`, the errors of some files are not known yet. */
  #isChecked: boolean
  /** The files that other programs have changed since the last check of the whole site. */
  readonly #foreign = new Set<string>()

  constructor(options: AutosaveOptions) {
    this.#options = options
    this.#isChecked = options.isChecked
    this.#causes = new ErrorCauses(options.drafts)
    this.#pause = new Postponed(SAVE_PAUSE, () => this.#saveReady(), options.onError)
    this.#saved.recordAll(listLocated(options.site))
  }

  /** Starts the pause, if there is something to save. */
  start(): void {
    if (this.#options.drafts.list().size > 0) this.#pause.start()
  }

  stop(): void {
    this.#pause.stop()
  }

  /** Records the errors of a file on disk. Called before each edit. */
  async recordFile(file: string): Promise<void> {
    const { drafts, site } = this.#options
    if (this.#isChecked || drafts.list().has(file)) return
    await site.change(file)
    this.#saved.record(file, listLocated(site))
  }

  /** Called after each edit, before the files are checked. */
  recordEdit(files: string[]): void {
    this.#causes.recordEdit(files)
  }

  /** Records the errors of saved files. */
  recordSaved(files: string[]): void {
    const problems = listLocated(this.#options.site)
    for (const file of files) this.#saved.record(file, problems)
  }

  /** Another program has changed a file. */
  recordForeign(file: string): void {
    this.#foreign.add(file)
  }

  /** Called after each check of the whole site. */
  recordCheck(): void {
    const { drafts, site } = this.#options
    const problems = listLocated(site)
    // Later, an error in another file may be caused by a draft.
    if (!this.#isChecked || drafts.list().size === 0) {
      this.#saved.recordAll(problems, drafts.list().keys())
    }
    this.#isChecked = true
    for (const file of this.#foreign) {
      if (!drafts.list().has(file)) this.#saved.record(file, problems)
    }
    this.#foreign.clear()
    const errors = this.#saved.findNew(problems)
    // What no unsaved edit has caused is on disk.
    for (const error of errors) if (this.#causes.find(error).length === 0) this.#saved.accept(error)
    this.#causes.recordCheck(errors)
    this.start()
  }

  async #saveReady(): Promise<void> {
    const { drafts, site, save, onError } = this.#options
    const waiting = this.#causes.listWaiting(this.#saved.findNew(listLocated(site)))
    const ready = [...drafts.list()].flatMap(([file, draft]) =>
      isSettled(draft) && !waiting.has(file) ? [file] : [],
    )
    try {
      if (ready.length > 0) await save(ready)
    } catch {
      // A file that cannot be written does not keep the others from being saved.
      for (const file of ready) await save([file]).catch(onError)
    }
  }
}
