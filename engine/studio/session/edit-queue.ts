import type { JsonEdit } from '../../core/json-edit'
import { RequestError } from './request'

/** An edit that the server has not confirmed yet. */
export interface PendingEdit {
  file: string
  edit: JsonEdit
  /** Successive edits of a group are undone together. */
  group?: string
  /** The version of the file when the author made the edit. */
  version?: string
  /**
   * If `true`, it is the first edit of its file from before a reload. The version that the server
   * returned then is not that of the edit.
   */
  isRestored?: boolean
}

export interface EditQueueOptions {
  /** Sends an edit. Its pointer refers to the file with all earlier edits. */
  send: (edit: PendingEdit) => Promise<void>
  /** Called when edits were added or confirmed. */
  onChange: () => void
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
  #pending = readStored()
  #sending: Promise<void> | undefined

  constructor(options: EditQueueOptions) {
    this.#options = options
    if (this.#pending.length > 0) this.#start()
  }

  /** The edits that the server has not confirmed. */
  get pending(): readonly PendingEdit[] {
    return this.#pending
  }

  /** Adds an edit. It replaces a waiting one of the same value and group. */
  add(edit: PendingEdit): void {
    const last = this.#pending.at(-1)
    const isWaiting = this.#pending.length > 1 || !this.#sending
    if (last && isWaiting && replaces(edit, last)) this.#pending.pop()
    this.#pending.push(edit)
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

  async #sendAll(): Promise<void> {
    for (let edit = this.#pending[0]; edit; edit = this.#pending[0]) {
      try {
        await this.#options.send(edit)
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
      this.#store()
    }
  }

  #store(): void {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#pending))
    this.#options.onChange()
  }
}

function readStored(): PendingEdit[] {
  const stored: PendingEdit[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  return stored.map((edit, index) => {
    const isRestored = stored.findIndex(({ file }) => file === edit.file) === index
    return { ...edit, isRestored }
  })
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
