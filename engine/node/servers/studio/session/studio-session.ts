import type {
  EditResult,
  StudioConflict,
  StudioEdit,
  StudioFile,
  StudioHistory,
} from '../../../../core/studio/protocol'
import { SiteFacts } from '../../../check/choices/site-facts'
import { parseJson } from '../../../edit/drafts/change-json'
import { DraftFolder } from '../../../edit/drafts/draft-folder'
import type { Draft } from '../../../edit/drafts/draft-merge'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { SiteDrafts } from '../../../edit/drafts/site-drafts'
import { hashContent } from '../../../lib/files/hash-content'
import { KnownTexts } from '../../../lib/store/known-texts'
import { carryStudioEdit } from './carry-edit'
import { StudioError } from './studio-error'
import type { StudioSite } from './studio-site'

export interface SessionOptions {
  site: StudioSite
  /** The folder of the drafts. */
  folder: string
  /** Called before a file is edited. */
  onEdit: (file: string) => Promise<void>
  /** Called after files were edited or, without further changes, saved. The answer waits for it. */
  onChange: (files: string[], isSaved: boolean) => Promise<void>
}

/** A site in the studio: its files with their unsaved changes. */
export class StudioSession {
  readonly site: StudioSite
  readonly facts: SiteFacts
  readonly drafts: SiteDrafts
  readonly #folder: DraftFolder
  /** The earlier texts of its files. */
  readonly texts = new KnownTexts()
  readonly #onEdit: SessionOptions['onEdit']
  readonly #onChange: SessionOptions['onChange']
  /** The texts that were saved last, which the watcher reports. Undefined for removed files. */
  readonly #written = new Map<string, string | undefined>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ site, folder, onEdit, onChange }: SessionOptions) {
    this.site = site
    this.facts = new SiteFacts(site.check)
    this.#folder = new DraftFolder(site.dir, folder)
    this.drafts = new SiteDrafts(this.#folder)
    this.#onEdit = onEdit
    this.#onChange = onChange
  }

  /** The drafts stay recorded, and the files on disk apply again. */
  close(): void {
    this.#folder.close(this.drafts.list().keys())
  }

  /**
   * Merges what another program has written to a file, or to the files of a folder. Returns `false`
   * if the change is that of this session.
   */
  follow(path: string): boolean {
    try {
      if (this.#isOwn(path)) return false
      this.#written.delete(path)
      for (const file of [...this.drafts.list().keys()]) {
        const isWithin = path === '' || file === path || file.startsWith(`${path}/`)
        if (isWithin) this.drafts.follow(file)
      }
    } catch (reason) {
      console.error(readMessage(reason))
    }
    return true
  }

  #isOwn(file: string): boolean {
    return this.#written.has(file) && this.#folder.read(file) === this.#written.get(file)
  }

  /** Calls the functions one after the other, in the order of these calls. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => {})
    return done
  }

  /** The files with unsaved changes. */
  get unsaved(): string[] {
    return [...this.drafts.list().keys()]
  }

  get history(): StudioHistory {
    const { canUndo, canRedo } = this.drafts
    return { canUndo, canRedo }
  }

  /**
   * The text of a JSON file of the site, with its unsaved changes.
   * @throws {StudioError} if the site has no such file.
   */
  readText(file: string): string {
    const text = this.isFile(file) ? this.#readDraft(file) : undefined
    if (text === undefined) throw new StudioError(404, `The site has no file "${file}".`)
    return text
  }

  #readDraft(file: string): string | undefined {
    try {
      return this.drafts.read(file)
    } catch (reason) {
      throw new StudioError(409, readMessage(reason))
    }
  }

  /** Returns `true` for a JSON file that the site contains, or that has a draft. */
  isFile(file: string): boolean {
    if (this.drafts.list().has(file)) return true
    const { files, templates } = this.site.check.open().listed
    return [...files, ...templates].some((one) => one.file === file)
  }

  /** @throws {StudioError} if the site has no such file. */
  readFile(file: string): StudioFile {
    return this.#describe(file, this.readText(file))
  }

  #describe(file: string, text: string): StudioFile {
    const draft = this.drafts.list().get(file)
    return {
      version: this.texts.remember(text),
      value: parseJson(text),
      conflicts: (draft?.conflicts ?? []).map(readConflict),
    }
  }

  /**
   * Applies all edits or none. Their pointers are carried over from the versions to which they
   * refer. Successive edits of a file apply to the result of those before.
   */
  edit(edits: StudioEdit[], group?: string): Promise<EditResult> {
    return this.write(() => edits.map((edit) => this.#carry(edit)), group)
  }

  /** Applies all changes or none. They are planned when it is their turn. */
  write(plan: () => FileEdit[], group?: string): Promise<EditResult> {
    return this.enqueue(async () => {
      const edits = plan()
      const files = [...new Set(edits.map(({ file }) => file))]
      for (const file of files) {
        await this.#onEdit(file)
        this.facts.record(file)
      }
      try {
        this.drafts.edit(edits, group)
      } catch (reason) {
        throw new StudioError(409, `The change does not fit the file: ${readMessage(reason)}`)
      }
      return this.#report(files)
    })
  }

  undo(): Promise<EditResult> {
    return this.#step('undo')
  }

  redo(): Promise<EditResult> {
    return this.#step('redo')
  }

  /**
   * Saves the files, by default all, except those with a conflict.
   * @throws {StudioError} if a file cannot be written. Its changes stay unsaved.
   */
  save(files?: string[]): Promise<EditResult> {
    return this.enqueue(async () => {
      const saved = this.#write(files)
      for (const file of saved) this.#written.set(file, this.drafts.read(file))
      await this.#onChange(saved, true)
      return this.#readResult(saved)
    })
  }

  #write(files?: string[]): string[] {
    try {
      return this.drafts.save(files)
    } catch (reason) {
      throw new StudioError(409, readMessage(reason))
    }
  }

  choose(file: string, pointer: string, side: 'mine' | 'theirs'): Promise<EditResult> {
    return this.enqueue(async () => {
      this.readText(file)
      this.drafts.choose(file, pointer, side)
      return this.#report([file])
    })
  }

  /** Reports edited files, and returns their current state. */
  async #report(files: string[]): Promise<EditResult> {
    await this.#onChange(files, false)
    return this.#readResult(files)
  }

  #readResult(files: string[]): EditResult {
    const read = (file: string) => {
      const text = this.#readDraft(file)
      return text === undefined ? null : this.#describe(file, text)
    }
    return {
      files: Object.fromEntries(files.map((file) => [file, read(file)])),
      history: this.history,
      unsaved: this.unsaved,
    }
  }

  #carry(edit: StudioEdit): FileEdit {
    const { file, version } = edit
    const now = this.readText(file)
    if (parseJson(now) === undefined) {
      throw new StudioError(409, `"${file}" cannot be read. Correct it in a text editor first.`)
    }
    const before = hashContent(now) === version ? now : this.texts.find(version)
    const carried = carryStudioEdit(edit, { before, now })
    if (carried) return carried
    throw new StudioError(409, 'This has been changed or removed elsewhere in the meantime.')
  }

  #step(way: 'undo' | 'redo'): Promise<EditResult> {
    return this.enqueue(async () => {
      const isPossible = way === 'undo' ? this.drafts.canUndo : this.drafts.canRedo
      if (!isPossible) throw new StudioError(409, `There is nothing to ${way}.`)
      const files = this.drafts[way]()
      if (files) return this.#report(files)
      throw new StudioError(409, `This cannot be ${WAYS[way]}: it has been changed elsewhere.`)
    })
  }
}

const WAYS = { undo: 'undone', redo: 'done again' }

const readMessage = (reason: unknown): string => (reason as Error).message

/** For a conflict of a whole file, the other version is a text. */
function readConflict({ pointer, theirs }: Draft['conflicts'][number]): StudioConflict {
  if (pointer !== '' || typeof theirs !== 'string') return { pointer, theirs }
  return { pointer, theirs: parseJson(theirs) ?? theirs }
}
