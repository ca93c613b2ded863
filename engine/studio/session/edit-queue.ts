import type { JsonEdit } from '../../core/json-edit'
import { RequestError } from './request'

/** An edit that the server has not confirmed yet. */
export interface PendingEdit {
  file: string
  edit: JsonEdit
  /** Successive edits of a group are undone together. */
  group?: string
  /**
   * The version of the file that the pointer refers to. Undefined while an earlier edit of the file
   * waits, or if the file was not loaded.
   */
  version?: string
  /** The value that the author saw: see `StudioEdit`. */
  seen?: { value?: unknown }
}

export interface EditQueueOptions {
  /** Sends an edit. Returns the version of its file after that. */
  send: (edit: PendingEdit) => Promise<string | undefined>
  /** Called with the number of edits that are not confirmed: at the start, and when it changes. */
  onChange: (count: number) => void
  /** Called when the server does not answer. The edit is sent again. */
  onOffline: () => void
  /** Called when the server no longer accepts the token, because it was started again. */
  onExpired: () => void
  /** Called with an edit that the server refused. */
  onRefused: (edit: PendingEdit, reason: RequestError) => void
}

const STORAGE_KEY = 'quire-studio-pending'
/** The pause before the next attempt without a server, in milliseconds. */
const RETRY_PAUSE = 1000

/**
 * Sends edits one after the other. They are kept in the session storage until the server has
 * confirmed them, so they outlive the end of the server, and a reload.
 */
export class EditQueue {
  readonly #options: EditQueueOptions
  readonly #pending = readStored()
  #sending: Promise<void> | undefined

  constructor(options: EditQueueOptions) {
    this.#options = options
    options.onChange(this.#pending.length)
    if (this.#pending.length > 0) this.#start()
  }

  /** The edits that the server has not confirmed. */
  get pending(): readonly PendingEdit[] {
    return this.#pending
  }

  /** Adds an edit. It replaces a waiting one of the same value and group. */
  add(edit: PendingEdit): void {
    const last = this.#pending.at(-1)
    // The server can have the first one already, even if it did not confirm it.
    const isWaiting = this.#pending.length > 1
    if (last && isWaiting && replaces(edit, last)) last.edit = edit.edit
    else {
      const version = this.#findNext(edit.file) ? undefined : edit.version
      this.#pending.push({ ...edit, version })
    }
    this.#store()
    this.#start()
  }

  /** Resolves once all edits are confirmed or refused. */
  async flush(): Promise<void> {
    while (this.#sending) await this.#sending
  }

  #start(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  #findNext(file: string): PendingEdit | undefined {
    return this.#pending.find((one) => one.file === file)
  }

  async #sendAll(): Promise<void> {
    for (let edit = this.#pending[0]; edit; edit = this.#pending[0]) {
      let { version } = edit
      try {
        version = await this.#options.send(edit)
      } catch (reason) {
        if (!(reason instanceof RequestError)) {
          this.#options.onOffline()
          await new Promise((done) => setTimeout(done, RETRY_PAUSE))
          continue
        }
        if (reason.status === 403) return this.#options.onExpired()
        this.#options.onRefused(edit, reason)
      }
      this.#pending.shift()
      const next = this.#findNext(edit.file)
      if (next) next.version ??= version
      this.#store()
    }
  }

  #store(): void {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#pending))
    this.#options.onChange(this.#pending.length)
  }
}

function readStored(): PendingEdit[] {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
}

function replaces(edit: PendingEdit, earlier: PendingEdit): boolean {
  return (
    edit.edit.op === 'set' &&
    earlier.edit.op === 'set' &&
    edit.edit.pointer === earlier.edit.pointer &&
    edit.file === earlier.file &&
    edit.group === earlier.group
  )
}
