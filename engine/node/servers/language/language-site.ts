import { join, resolve } from 'node:path'
import { SiteFacts } from '../../check/choices/site-facts'
import type { CheckTools } from '../../check/files/shared-context'
import { KnownProblems } from '../../check/live/known-problems'
import { LiveCheck } from '../../check/live/live-check'
import { clearUnsaved, findUnsaved, setUnsaved } from '../../lib/files/unsaved-files'
import type { Problem } from '../../lib/problems/problem'
import { Postponed } from '../../lib/processes/postponed'
import { groupProblems } from './diagnostics'

/** The time in which changes are collected, in milliseconds. */
const CHANGE_PAUSE = 10

/** The delay between a change and the check of the whole site, in milliseconds. */
const CHECK_PAUSE = 150

export interface LanguageSiteOptions {
  dir: string
  /** Returns the schemas and rules. */
  readTools: () => CheckTools
  /** Called with the problems of a file, by its absolute path, whenever they have changed. */
  publish: (path: string, problems: Problem[]) => void
  /** Called when a check throws, for example because a file is removed while it is read. */
  onError: (reason: Error) => void
}

/** A site in an editor: its problems are published while its files are edited. */
export class LanguageSite {
  readonly check: LiveCheck
  readonly facts: SiteFacts
  readonly #dir: string
  readonly #problems: KnownProblems
  readonly #publish: LanguageSiteOptions['publish']
  readonly #onError: LanguageSiteOptions['onError']
  readonly #whole: Postponed
  /** Path → the published problems as JSON. Files without problems are omitted. */
  readonly #published = new Map<string, string>()
  /** The files that have changed since the last check. */
  readonly #changed = new Set<string>()

  constructor({ dir, readTools, publish, onError }: LanguageSiteOptions) {
    this.#dir = dir
    this.#publish = publish
    this.#onError = onError
    this.check = new LiveCheck(dir, { readTools })
    this.#problems = new KnownProblems(dir, this.check)
    this.facts = new SiteFacts(this.check)
    this.#whole = new Postponed(CHECK_PAUSE, () => this.#checkAll(), onError)
  }

  /** Checks the whole site. */
  start(): void {
    this.#whole.start()
  }

  stop(): void {
    this.#whole.stop()
    this.#changed.clear()
  }

  /** The current problems of a file. Those from rules about the whole site may be older. */
  listProblems(file: string): Problem[] {
    return this.#problems.listIn(file)
  }

  /** The problems that a file would have with another text. */
  tryText(file: string, text: string): Problem[] {
    const path = join(this.#dir, file)
    const unsaved = findUnsaved(path)
    setUnsaved(path, Buffer.from(text))
    try {
      this.#problems.change(file)
      return this.#problems.listIn(file)
    } finally {
      if (unsaved) setUnsaved(path, unsaved.content)
      else clearUnsaved(path)
      this.change(file)
    }
  }

  /** Overrides a file with its text in the editor. Without one, the file on disk applies. */
  edit(file: string, text?: string): void {
    const path = join(this.#dir, file)
    if (text === undefined) clearUnsaved(path)
    else setUnsaved(path, Buffer.from(text))
    this.change(file)
  }

  /** Records a changed file. Changes that arrive together are checked together. */
  change(file: string): void {
    if (this.#changed.size === 0) setTimeout(() => this.checkChanged(), CHANGE_PAUSE)
    this.#changed.add(file)
  }

  /** Checks the changed files, and the whole site after a pause. */
  checkChanged(): void {
    const changed = [...this.#changed]
    this.#changed.clear()
    try {
      for (const file of changed) {
        this.facts.record(file)
        this.#problems.change(file)
      }
      for (const file of changed) this.#show(resolve(this.#dir, file), this.#problems.listIn(file))
    } catch (reason) {
      this.#onError(reason as Error)
    }
    if (changed.length > 0) this.#whole.start()
  }

  async #checkAll(): Promise<void> {
    await this.#problems.checkAll()
    const byPath = groupProblems(this.#problems.list())
    for (const path of [...this.#published.keys()]) if (!byPath.has(path)) this.#show(path, [])
    for (const [path, problems] of byPath) this.#show(path, problems)
  }

  #show(path: string, problems: Problem[]): void {
    const json = problems.length > 0 ? JSON.stringify(problems) : undefined
    if (this.#published.get(path) === json) return
    if (json === undefined) this.#published.delete(path)
    else this.#published.set(path, json)
    this.#publish(path, problems)
  }
}
