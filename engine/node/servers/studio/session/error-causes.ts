import { routeOfFile } from '../../../../core/addresses/paths'
import type { SiteDrafts } from '../../../edit/drafts/site-drafts'
import type { NewError } from './saved-errors'

/** The edits that have caused new errors, in their own file or in another one. */
export class ErrorCauses {
  readonly #drafts: SiteDrafts
  /** The files that were edited since the last check of the whole site. */
  readonly #edited: Set<string>
  /** The files that have caused an error, by file and error. */
  #known = new Map<string, string[]>()

  constructor(drafts: SiteDrafts) {
    this.#drafts = drafts
    this.#edited = new Set(drafts.list().keys())
  }

  /** Called after each edit. */
  recordEdit(files: string[]): void {
    for (const file of files) this.#edited.add(file)
  }

  /** Called after each check of the whole site, with its new errors. */
  recordCheck(errors: NewError[]): void {
    this.#known = new Map(errors.map((error) => [keyOf(error), this.find(error)]))
    this.#edited.clear()
  }

  /** The unsaved files that have caused an error: those that were edited before it was found. */
  find(error: NewError): string[] {
    const causes = this.#known.get(keyOf(error)) ?? this.#listLikely(error.file)
    return causes.filter((file) => this.#drafts.list().has(file))
  }

  /**
   * The unsaved files that are not saved yet: those that have caused errors, removed ones until the
   * site was checked, and those that need a new file that waits.
   */
  listWaiting(errors: NewError[]): Set<string> {
    const removed = [...this.#edited].filter((file) => this.#isRemoved(file))
    const waiting = new Set([...errors.flatMap((error) => this.find(error)), ...removed])
    for (let size = -1; size < waiting.size; ) {
      size = waiting.size
      const created = [...waiting].filter(
        (file) => this.#drafts.list().get(file)?.base === undefined,
      )
      for (const [file, { text }] of this.#drafts.list()) {
        // A new page may be the target of a link, or the new place of a removed page.
        if (created.some((one) => text?.includes(routeOfFile(one)) ?? true)) waiting.add(file)
      }
    }
    return waiting
  }

  /** Usually the file itself, or a removed one to which it refers. */
  #listLikely(file: string): string[] {
    const edited = [...this.#edited]
    const likely = edited.filter((one) => one === file || this.#isRemoved(one))
    return likely.length > 0 ? likely : edited
  }

  #isRemoved(file: string): boolean {
    const draft = this.#drafts.list().get(file)
    return draft !== undefined && draft.text === undefined
  }
}

function keyOf({ file, error }: NewError): string {
  return `${file} ${error}`
}
