import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeWhole } from '../../lib/files/replace-file'
import { clearUnsaved, setUnsaved } from '../../lib/files/unsaved-files'
import { NOT_UTF8 } from '../../lib/json/utf8'
import { writeFiles } from '../write/write-files'
import type { Draft } from './draft-merge'
import type { DraftFiles } from './site-drafts'

/** A record of a draft on disk. */
interface DraftRecord extends Draft {
  /** The path within the site. */
  file: string
}

const ENDING = '.json'

/** The permissions to write a file: https://man7.org/linux/man-pages/man7/inode.7.html */
const WRITABLE = 0o222

/**
 * The files of a site on disk. Drafts are recorded in a folder, and override the files for all
 * readers in this thread. Removed files are kept in a second folder.
 */
export class DraftFolder implements DraftFiles {
  readonly #siteDir: string
  readonly #records: string
  readonly #trash: string

  /** Creates the folder, with `drafts` and `trash` in it, if it is missing. */
  constructor(siteDir: string, folder: string) {
    this.#siteDir = resolve(siteDir)
    this.#records = join(folder, 'drafts')
    this.#trash = join(folder, 'trash')
    for (const one of [this.#records, this.#trash]) mkdirSync(one, { recursive: true })
  }

  /** @throws if the file is not UTF-8 text. */
  read(file: string): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        readFileSync(join(this.#siteDir, file)),
      )
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw reason instanceof TypeError ? new Error(`${file}: ${NOT_UTF8}`) : reason
    }
  }

  write(files: { file: string; before?: string; after?: string }[]): void {
    for (const { file } of files) this.#refuseReadOnly(file)
    for (const { file, before, after } of files) {
      if (before !== undefined && after === undefined) this.#keep(file, before)
    }
    writeFiles(
      this.#siteDir,
      files.map(({ file, ...texts }) => ({ path: join(this.#siteDir, file), ...texts })),
    )
  }

  record(file: string, draft: Draft | undefined): void {
    if (draft) {
      const record: DraftRecord = { file, ...draft }
      writeWhole(this.#pathOf(file), JSON.stringify(record))
      this.#override(record)
    } else {
      rmSync(this.#pathOf(file), { force: true })
      clearUnsaved(join(this.#siteDir, file))
    }
  }

  load(): Map<string, Draft> {
    const names = readdirSync(this.#records).filter((name) => name.endsWith(ENDING))
    return new Map(
      names.map((name) => {
        const text = readFileSync(join(this.#records, name), 'utf8')
        const record = JSON.parse(text) as DraftRecord
        this.#override(record)
        const { file, ...draft } = record
        return [file, draft]
      }),
    )
  }

  /** The files on disk apply again to all readers. The drafts stay recorded. */
  close(files: Iterable<string>): void {
    for (const file of files) clearUnsaved(join(this.#siteDir, file))
  }

  #override({ file, text }: DraftRecord): void {
    const content = text === undefined ? undefined : Buffer.from(text)
    setUnsaved(join(this.#siteDir, file), content)
  }

  #pathOf(file: string): string {
    return join(this.#records, encodeURIComponent(file) + ENDING)
  }

  /** A file is replaced by a new one, which its own permissions do not prevent. */
  #refuseReadOnly(file: string): void {
    const stats = statSync(join(this.#siteDir, file), { throwIfNoEntry: false })
    if (stats && (stats.mode & WRITABLE) === 0) throw new Error(`"${file}" is read-only.`)
  }

  /** Keeps the text of a file that is removed, with the time in its name. */
  #keep(file: string, text: string): void {
    const time = new Date().toISOString().replaceAll(':', '-')
    writeFileSync(join(this.#trash, `${time} ${encodeURIComponent(file)}`), text)
  }
}
