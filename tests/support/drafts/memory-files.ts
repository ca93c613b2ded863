import type { Draft } from '../../../engine/node/edit/drafts/draft-merge'
import type { DraftFiles } from '../../../engine/node/edit/drafts/site-drafts'

/** Files and records in memory. */
export class MemoryFiles implements DraftFiles {
  readonly disk = new Map<string, string>()
  readonly #records = new Map<string, string>()
  isReadOnly = false

  read = (file: string) => this.disk.get(file)

  write = (files: { file: string; before?: string; after?: string }[]) => {
    if (this.isReadOnly && files.length > 0) throw new Error('The files are read-only.')
    for (const { file, before } of files) {
      if (this.disk.get(file) !== before) throw new Error(`${file} changed in the meantime.`)
    }
    for (const { file, after } of files) {
      if (after === undefined) this.disk.delete(file)
      else this.disk.set(file, after)
    }
  }

  record = (file: string, draft: Draft | undefined) => {
    if (draft) this.#records.set(file, JSON.stringify(draft))
    else this.#records.delete(file)
  }

  load = () => new Map([...this.#records].map(([file, draft]) => [file, JSON.parse(draft)]))
}
