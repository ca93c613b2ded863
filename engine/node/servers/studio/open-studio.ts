import { Autosave } from './session/autosave'
import { holdDrafts } from './session/hold-drafts'
import { findStudioFolder } from './session/studio-folder'
import { StudioSession } from './session/studio-session'
import type { StudioSite } from './session/studio-site'
import type { StudioEvents } from './studio-events'

export interface OpenStudioOptions {
  site: StudioSite
  /** Shows edited files in open pages. */
  show: (files: string[]) => Promise<void>
  events: StudioEvents
  /** If `true`, the whole site was checked before. */
  isChecked: boolean
}

/** A site whose files are edited in the studio, saved, and followed on disk. */
export class OpenStudio {
  readonly session: StudioSession
  readonly #events: StudioEvents
  readonly #site: StudioSite
  readonly #autosave: Autosave
  readonly #release: () => void

  /** @throws {StudioError} if another server has the studio of this site open. */
  constructor({ site, show, events, isChecked }: OpenStudioOptions) {
    const folder = findStudioFolder(site.dir)
    this.#release = holdDrafts(folder)
    this.#site = site
    this.#events = events
    this.session = new StudioSession({
      site,
      folder,
      onEdit: (file) => this.#autosave.recordFile(file),
      onChange: async (files, isSaved) => {
        if (!isSaved) this.#autosave.recordEdit(files)
        if (isSaved) await this.#recheck(files)
        else await show(files)
        this.#sendFiles(files)
        if (!isSaved) this.#autosave.start()
      },
    })
    this.#autosave = new Autosave({
      site,
      drafts: this.session.drafts,
      isChecked,
      // No tab has requested this.
      save: (files) => events.answerTab(undefined, () => this.session.save(files)),
      onError: ({ message }) => this.#events.send({ kind: 'save-error', message }),
    })
    const recovered = [...this.session.drafts.list().keys()]
    for (const file of recovered) site.check.forget(file)
    if (recovered.length > 0) void this.session.enqueue(() => show(recovered))
  }

  /** Follows a changed file or folder on disk. Returns `false` if the studio has changed it. */
  follow(path: string): boolean {
    if (!this.session.follow(path)) return false
    this.#autosave.recordForeign(path)
    this.#sendFiles([path])
    return true
  }

  /** Called after each check of the whole site. */
  recordCheck(): void {
    this.#autosave.recordCheck()
    this.#events.send({ kind: 'problems' })
  }

  /** The unsaved changes stay recorded for the next start. */
  close(): void {
    this.#autosave.stop()
    this.session.close()
    this.#release()
  }

  /** Checks saved files, which stay as they are on pages. */
  async #recheck(files: string[]): Promise<void> {
    for (const file of files) await this.#site.change(file)
    this.#autosave.recordSaved(files)
  }

  #sendFiles(files: string[]): void {
    if (files.length === 0) return
    const { history, unsaved } = this.session
    this.#events.send({ kind: 'files', files, history, unsaved })
  }
}
