import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { applyJsonEdit } from '../../../engine/core/apply-json-edit'
import type { JsonEdit } from '../../../engine/core/json-edit'
import { resolvePointer } from '../../../engine/core/json-pointer'
import type { StudioFile } from '../../../engine/core/studio/protocol'
import { pointerOfSeen } from '../../../engine/core/studio/seen-value'
import type { StudioClient } from '../servers/studio-client'
import { listTracked } from './tracked-files'

const PAGES = ['pages/index.json', 'pages/visit.json']
const VALUES = ['/title', '/description', '/blocks/0/title', '/blocks/1/title']
/** A page with this property is saved only on request. */
const UNKNOWN = '/unknown'
/** The most changes that can be undone. */
const MOST = 500

/** A change that can be undone: the texts that it has added, and those that it has replaced. */
interface Change {
  added: string[]
  removed: string[]
}

export interface TwoTabsOptions {
  siteDir: string
  studio: StudioClient
  random: () => number
}

/**
 * Two tabs of a studio, and another program, that change two pages in a random order. A text stays
 * until one of them, who has seen it, replaces or removes it.
 */
export class TwoTabs {
  readonly #options: TwoTabsOptions
  /** The files as each tab last had them. */
  readonly #tabs = [new Map<string, StudioFile>(), new Map<string, StudioFile>()]
  /** The texts that were replaced or removed on purpose. */
  readonly #gone = new Set<string>()
  readonly #done: Change[] = []
  readonly #undone: Change[] = []
  readonly #steps: string[] = []
  #count = 0
  /** The number of conflicts that were chosen. */
  chosen = 0

  constructor(options: TwoTabsOptions) {
    this.#options = options
  }

  async act(count: number): Promise<void> {
    for (const tab of this.#tabs) for (const file of PAGES) await this.#load(tab, file)
    const actions = [
      ...[this.edit, this.edit, this.edit, this.edit, this.edit, this.edit, this.edit],
      ...[this.refresh, this.refresh, this.undo, this.redo, this.save, this.choose, this.choose],
      ...[this.write, this.write, this.addOutside, this.removeOutside, this.breakFile, this.wait],
    ]
    let before = await this.#read()
    for (let step = 0; step < count; step += 1) {
      const action = this.#pick(actions)
      this.#steps.push(action.name)
      await action.call(this).catch(ignoreRefused)
      const after = await this.#read()
      const lost = [...before.texts].filter((text) => !after.texts.has(text))
      const hint = this.#steps.slice(-40).join(' ')
      expect(
        lost.filter((text) => !this.#gone.has(text)),
        hint,
      ).toEqual([])
      before = after
    }
  }

  /** Chooses in all conflicts, and saves. Then the studio and the disk are equal. */
  async finish(): Promise<void> {
    const { studio } = this.#options
    let unsaved: string[] = []
    do {
      for (const file of PAGES) await this.#chooseAll(file)
      unsaved = (await studio.ask('save', {})).unsaved
      // What another program has written last may be a further conflict.
    } while (unsaved.length > 0)
    const { files } = await this.#read()
    for (const [file, { value }] of files) expect(this.#readDisk(file)).toEqual(value)
  }

  async #chooseAll(file: string): Promise<void> {
    const { studio } = this.#options
    let { conflicts } = await studio.ask('file', { file })
    while (conflicts[0]) {
      const { pointer } = conflicts[0]
      const { files } = await studio.ask('choose', { file, pointer, side: 'mine' })
      conflicts = files[file]?.conflicts ?? []
    }
  }

  edit(): Promise<void> {
    const text = this.#make('m')
    const block = { type: 'cta', title: text }
    return this.#change(
      this.#pick<JsonEdit>([
        ...VALUES.map((pointer) => ({ op: 'set' as const, pointer, value: text })),
        { op: 'insert', pointer: this.#pick(['/blocks/0', '/blocks/-']), value: block },
        { op: 'unset', pointer: '/blocks/1' },
        { op: 'move', pointer: '/blocks/1', value: '/blocks/0' },
        { op: 'set', pointer: UNKNOWN, value: text },
        { op: 'unset', pointer: UNKNOWN },
      ]),
    )
  }

  async #change(edit: JsonEdit): Promise<void> {
    const [tab, file] = [this.#pick(this.#tabs), this.#pick(PAGES)]
    const { value, version } = tab.get(file) ?? { version: '' }
    const old = resolvePointer(value, edit.pointer)
    if (old === undefined && edit.op !== 'set' && edit.op !== 'insert') return
    const seen = { value: resolvePointer(value, pointerOfSeen(value, edit)) }
    const { studio } = this.#options
    const before = await studio.ask('file', { file })
    const isLost = edit.op === 'set' || edit.op === 'unset'
    const removed = isLost ? listTracked(old) : []
    const question = { edits: [{ file, version, edit, seen }] }
    const now = (await studio.ask('edit', question)).files[file]
    if (now) tab.set(file, now)
    if (now?.version === before.version) return
    this.#forget(removed)
    this.#done.push({ added: listTracked('value' in edit && edit.value), removed })
    if (this.#done.length > MOST) this.#done.shift()
    this.#undone.length = 0
  }

  /** A tab shows what the others have changed. */
  refresh(): Promise<void> {
    return this.#load(this.#pick(this.#tabs), this.#pick(PAGES))
  }

  async undo(): Promise<void> {
    const change = this.#done.pop()
    if (!change) return
    await this.#options.studio.ask('undo', {})
    await this.#turn(change.added, change.removed)
    this.#undone.push(change)
  }

  async redo(): Promise<void> {
    const change = this.#undone.pop()
    if (!change) return
    await this.#options.studio.ask('redo', {})
    await this.#turn(change.removed, change.added)
    this.#done.push(change)
  }

  /** The texts that the studio has again must stay from now on. */
  async #turn(removed: string[], restored: string[]): Promise<void> {
    this.#forget(removed)
    const { files } = await this.#read()
    const texts = listTracked([...files.values()])
    for (const text of restored) if (texts.includes(text)) this.#gone.delete(text)
  }

  async save(): Promise<void> {
    await this.#options.studio.ask('save', {})
  }

  async choose(): Promise<void> {
    const [tab, file] = [this.#pick(this.#tabs), this.#pick(PAGES)]
    await this.#load(tab, file)
    const { value, conflicts = [] } = tab.get(file) ?? {}
    const conflict = this.#pick(conflicts)
    if (!conflict) return
    const { pointer } = conflict
    const side = this.#pick(['mine', 'theirs'] as const)
    const same = conflicts.filter((one) => one.pointer === pointer)
    const left = pointer === '' ? [value, conflicts] : resolvePointer(value, pointer)
    this.#forget(side === 'mine' ? same[0]?.theirs : left)
    await this.#options.studio.ask('choose', { file, pointer, side })
    this.chosen += 1
  }

  async write(): Promise<void> {
    this.#changeDisk({ op: 'set', pointer: this.#pick(VALUES), value: this.#make('t') })
  }

  async addOutside(): Promise<void> {
    const value = { type: 'cta', title: this.#make('t') }
    this.#changeDisk({ op: 'insert', pointer: '/blocks/1', value })
  }

  async removeOutside(): Promise<void> {
    this.#changeDisk({ op: 'unset', pointer: '/blocks/1' })
  }

  #changeDisk(edit: JsonEdit): void {
    const file = this.#pick(PAGES)
    const page = this.#readDisk(file)
    if (edit.op !== 'insert') this.#forget(resolvePointer(page, edit.pointer))
    const path = join(this.#options.siteDir, file)
    writeFileSync(path, JSON.stringify(applyJsonEdit(page, edit), null, 2))
  }

  /** Another program writes a file in two parts. */
  async breakFile(): Promise<void> {
    const file = this.#pick(PAGES)
    const path = join(this.#options.siteDir, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.slice(0, text.length / 2))
    await this.#options.studio.ask('file', { file })
    writeFileSync(path, text)
  }

  /** Sometimes long enough that files are saved. */
  async wait(): Promise<void> {
    await setTimeout(this.#options.random() * 1000)
  }

  async #load(tab: Map<string, StudioFile>, file: string): Promise<void> {
    tab.set(file, await this.#options.studio.ask('file', { file }))
  }

  /** What the studio and the disk have. */
  async #read() {
    const files = new Map<string, StudioFile>()
    for (const file of PAGES) await this.#load(files, file)
    const disk = PAGES.map((file) => this.#readDisk(file))
    return { files, texts: new Set(listTracked([...files.values(), ...disk])) }
  }

  #readDisk(file: string): unknown {
    return JSON.parse(readFileSync(join(this.#options.siteDir, file), 'utf8'))
  }

  #forget(value: unknown): void {
    for (const text of listTracked(value)) this.#gone.add(text)
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#options.random() * list.length)] as T
  }

  #make(side: string): string {
    this.#count += 1
    return `${side}${this.#count}.`
  }
}

/** A change may not fit what others have changed. */
function ignoreRefused(reason: unknown): void {
  if ((reason as { status?: number }).status !== 409) throw reason
}
