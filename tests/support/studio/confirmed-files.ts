import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { EditResult, StudioFile } from '../../../engine/core/studio/protocol'
import { findStudioFolder } from '../../../engine/node/servers/studio/session/studio-folder'
import type { StudioClient } from '../servers/studio-client'
import { listIncomplete, listTracked, readPresent } from './tracked-files'

/** The values of the files that a change has changed. Undefined for a missing file. */
export type Change = Map<string, { before: unknown; after: unknown }>

/** What a studio has confirmed of a site, while another program writes titles and descriptions. */
export class ConfirmedFiles {
  readonly #siteDir: string
  /** The files as the studio last had them. Undefined for a removed file. */
  readonly #files = new Map<string, StudioFile | undefined>()
  readonly #onDisk = new Set<string>()
  /** What another program has written, and its file, until the author replaces it. */
  readonly #theirs = new Map<string, string>()
  /** What another program has replaced on disk. */
  readonly #replaced = new Set<string>()
  /** The files, and the texts in them, that the request without an answer may remove. */
  #doubt: { files: string[]; texts: string[] } = { files: [], texts: [] }
  unsaved: string[] = []
  done: Change[] = []
  undone: Change[] = []

  constructor(siteDir: string) {
    this.#siteDir = siteDir
  }

  /** The pages that the studio has. */
  listPages(): string[] {
    return [...this.#files].flatMap(([file, known]) => (known ? [file] : []))
  }

  get(file: string): StudioFile | undefined {
    return this.#files.get(file)
  }

  /** Called before a request that may remove texts. */
  doubt(files: string[], texts: string[]): void {
    this.#doubt = { files, texts }
  }

  /** The request was answered. */
  settle(): void {
    this.#doubt = { files: [], texts: [] }
  }

  /** Records a change that can be undone. */
  record(result: EditResult): void {
    const change: Change = new Map()
    for (const [file, now] of Object.entries(result.files)) {
      change.set(file, { before: this.get(file)?.value, after: now?.value })
    }
    this.done.push(change)
    this.undone = []
    this.keep(result)
  }

  keep({ files, unsaved }: EditResult): void {
    for (const [file, now] of Object.entries(files)) this.#files.set(file, now ?? undefined)
    this.unsaved = unsaved
  }

  /** Another program has replaced a text in a file. */
  recordForeign(file: string, text: string, before: unknown): void {
    this.#theirs.set(text, file)
    for (const one of listTracked(before)) {
      this.#theirs.delete(one)
      this.#replaced.add(one)
    }
  }

  /** The author has seen a value, and replaced it. */
  forget(value: unknown): void {
    for (const text of listTracked(value)) this.#theirs.delete(text)
  }

  /** Compares the files after a start with what was confirmed, which they then are. */
  async verify(studio: StudioClient, hint: string): Promise<void> {
    expect(listIncomplete(this.#siteDir), hint).toEqual([])
    for (const file of new Set([...this.#files.keys(), ...this.#doubt.files])) {
      const now = await studio.ask('file', { file }).catch(ignoreMissing)
      this.#verifyFile(file, now, `${hint} → ${file}`)
      if (readPresent(join(this.#siteDir, file)) !== undefined) this.#onDisk.add(file)
      this.#files.set(file, now)
    }
    this.settle()
    this.done = []
    this.undone = []
    this.unsaved = (await studio.ask('site', {})).unsaved
  }

  /** Records a page of the site before the first edit. */
  async open(studio: StudioClient, file: string): Promise<void> {
    this.#files.set(file, await studio.ask('file', { file }))
    this.#onDisk.add(file)
  }

  #verifyFile(file: string, now: StudioFile | undefined, hint: string): void {
    const known = this.#files.get(file)
    const before = listTracked(known?.value).filter((text) => !this.#replaced.has(text))
    const after = listTracked(now?.value)
    const lost = before.filter((text) => !after.includes(text))
    const removable = before.filter((text) => this.#doubt.texts.includes(text))
    expect([[], removable], hint).toContainEqual(lost)
    if (!this.#doubt.files.includes(file)) expect(strip(now), hint).toEqual(strip(known))
    const disk = readPresent(join(this.#siteDir, file))
    if (disk === undefined && this.#onDisk.has(file)) {
      expect(this.#listTrash(), hint).toContain(encodeURIComponent(file))
    }
    const shown = listTracked([disk, now?.conflicts, this.#doubt.texts])
    const theirs = [...this.#theirs].flatMap(([text, own]) => (own === file ? [text] : []))
    expect(shown, hint).toEqual(expect.arrayContaining(theirs))
  }

  #listTrash(): string[] {
    const names = readdirSync(join(findStudioFolder(this.#siteDir), 'trash'))
    return names.map((name) => name.slice(name.indexOf(' ') + 1))
  }
}

/** A file without what another program writes. */
function strip(file: StudioFile | undefined): unknown {
  return file && { ...(file.value as object), title: undefined, description: undefined }
}

/** A file that the studio does not have is undefined. */
function ignoreMissing(reason: unknown): undefined {
  if ((reason as { status?: number }).status === 404) return undefined
  throw reason
}
