import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { JsonEdit } from '../../../engine/core/json-edit'
import { resolvePointer } from '../../../engine/core/json-pointer'
import type { StudioRequestName, StudioRequests } from '../../../engine/core/studio/protocol'
import { pointerOfSeen } from '../../../engine/core/studio/seen-value'
import { ConfirmedFiles } from './confirmed-files'
import type { DevProcess } from './dev-process'
import { startDevProcess } from './dev-process'
import { listTracked } from './tracked-files'

/** The pages that another program writes too, and that stay. */
const PAGES = ['pages/index.json', 'pages/visit.json', 'pages/order.json', 'pages/notices.json']
/** A property that no page has: a file with it is saved only on request. */
const UNKNOWN = '/unknown'

export interface KilledStudioOptions {
  /** The folder of a project that has the package. */
  project: string
  /** The name of the site's folder. */
  site: string
  random: () => number
}

/**
 * An author, and another program, that change a site until its server is killed. What the server
 * has confirmed must be there after the next start.
 */
export class KilledStudio {
  readonly #options: KilledStudioOptions
  readonly #siteDir: string
  readonly #files: ConfirmedFiles
  #dev: DevProcess | undefined
  #count = 0
  #isKilled = false
  /** The actions since the last start. */
  #steps: string[] = []
  /** The number of confirmed changes. */
  confirmed = 0

  constructor(options: KilledStudioOptions) {
    this.#options = options
    this.#siteDir = join(options.project, options.site)
    this.#files = new ConfirmedFiles(this.#siteDir)
  }

  /** Starts the server, and kills it after some time, in milliseconds. */
  async live(time: number): Promise<void> {
    const dev = await this.start()
    this.#steps = []
    this.#isKilled = false
    const killed = setTimeout(time).then(() => {
      this.#isKilled = true
      return dev.kill()
    })
    while (!this.#isKilled) await this.#step()
    await killed
  }

  /** Starts the server, and compares its files with what was confirmed. */
  async start(): Promise<DevProcess> {
    const { project, site } = this.#options
    const isFirst = !this.#dev
    const dev = await startDevProcess(project, site)
    this.#dev = dev
    await this.#files.verify(dev.studio, this.#steps.join(' '))
    if (isFirst) for (const file of PAGES) await this.#files.open(dev.studio, file)
    return dev
  }

  async #step(): Promise<void> {
    const actions = [
      ...[this.type, this.type, this.type, this.add, this.add, this.remove, this.move],
      ...[this.undo, this.undo, this.redo, this.save, this.block, this.unblock],
      ...[this.write, this.write, this.choose, this.addPage, this.deletePage, this.wait],
    ]
    const action = this.#pick(actions)
    this.#steps.push(action.name)
    try {
      await action.call(this)
      this.#files.settle()
    } catch (reason) {
      const { status } = reason as { status?: number }
      if (status === undefined && this.#isKilled) return
      // A change may not fit what another program has written.
      if (status !== 409) throw reason
      this.#files.settle()
    }
  }

  type(): Promise<void> {
    const pointer = this.#pick(['/title', '/blocks/0/title', '/blocks/0/text'])
    return this.#edit({ op: 'set', pointer, value: this.#make('m') })
  }

  add(): Promise<void> {
    const value = { type: 'cta', title: this.#make('m') }
    return this.#edit({ op: 'insert', pointer: this.#pick(['/blocks/-', '/blocks/1']), value })
  }

  remove(): Promise<void> {
    return this.#edit({ op: 'unset', pointer: '/blocks/1' })
  }

  move(): Promise<void> {
    return this.#edit({ op: 'move', pointer: '/blocks/1', value: '/blocks/0' })
  }

  block(): Promise<void> {
    return this.#edit({ op: 'set', pointer: UNKNOWN, value: this.#make('m') })
  }

  unblock(): Promise<void> {
    return this.#edit({ op: 'unset', pointer: UNKNOWN })
  }

  async #edit(edit: JsonEdit): Promise<void> {
    const file = this.#pick(this.#files.listPages())
    const { value, version = '' } = this.#files.get(file) ?? {}
    const old = resolvePointer(value, edit.pointer)
    const isOfValue = edit.op !== 'set' && edit.op !== 'insert'
    if (isOfValue && old === undefined) return
    const isLost = edit.op === 'set' || edit.op === 'unset'
    this.#files.doubt([file], isLost ? listTracked(old) : [])
    const seen = { value: resolvePointer(value, pointerOfSeen(value, edit)) }
    this.#files.record(await this.#ask('edit', { edits: [{ file, version, edit, seen }] }))
    if (isLost) this.#files.forget(old)
  }

  /** The author chooses one of two values. */
  async choose(): Promise<void> {
    const file = this.#pick(PAGES)
    const { value, conflicts = [] } = this.#files.get(file) ?? {}
    const [conflict] = conflicts
    if (!conflict) return
    const { pointer, theirs } = conflict
    const side = this.#pick(['mine', 'theirs'] as const)
    const lost = side === 'mine' ? theirs : resolvePointer(value, pointer)
    this.#files.doubt([file], listTracked(lost))
    this.#files.keep(await this.#ask('choose', { file, pointer, side }))
    this.#files.forget(lost)
  }

  async addPage(): Promise<void> {
    this.#count += 1
    const question = { route: `/new-${this.#count}`, title: this.#make('m') }
    this.#files.doubt([`pages${question.route}.json`], [])
    this.#files.record(await this.#ask('new-page', question))
  }

  async deletePage(): Promise<void> {
    const file = this.#pick(this.#files.listPages())
    if (PAGES.includes(file)) return
    this.#files.doubt([file], listTracked(this.#files.get(file)?.value))
    this.#files.record(await this.#ask('delete-page', { file }))
  }

  async undo(): Promise<void> {
    const { done, undone } = this.#files
    const change = done.pop()
    if (!change) return
    const lost = [...change.values()].flatMap(({ before, after }) => {
      const kept = listTracked(before)
      return listTracked(after).filter((text) => !kept.includes(text))
    })
    this.#files.doubt([...change.keys()], lost)
    this.#files.keep(await this.#ask('undo', {}))
    undone.push(change)
  }

  async redo(): Promise<void> {
    const { done, undone } = this.#files
    const change = undone.pop()
    if (!change) return
    const lost = [...change.values()].flatMap(({ before, after }) => {
      const kept = listTracked(after)
      return listTracked(before).filter((text) => !kept.includes(text))
    })
    this.#files.doubt([...change.keys()], lost)
    this.#files.keep(await this.#ask('redo', {}))
    done.push(change)
  }

  async save(): Promise<void> {
    this.#files.keep(await this.#ask('save', {}))
  }

  /** Long enough that files are saved. */
  async wait(): Promise<void> {
    await setTimeout(700)
    this.#files.unsaved = (await this.#ask('site', {})).unsaved
  }

  /** Another program writes a file that the server does not write at the same time. */
  write(): void {
    const file = this.#pick(PAGES)
    const path = join(this.#siteDir, file)
    const page = JSON.parse(readFileSync(path, 'utf8'))
    // An error that is on disk already does not keep a file from being saved.
    const isSaved = resolvePointer(page, UNKNOWN) !== undefined
    const isKept = resolvePointer(this.#files.get(file)?.value, UNKNOWN) !== undefined && !isSaved
    if (this.#files.unsaved.includes(file) && !isKept) return
    const name = this.#pick(['title', 'description'])
    const text = this.#make('t')
    writeFileSync(path, JSON.stringify({ ...page, [name]: text }, null, 2))
    this.#files.recordForeign(file, text, page[name])
  }

  async #ask<Name extends StudioRequestName>(
    name: Name,
    question: StudioRequests[Name]['question'],
  ): Promise<StudioRequests[Name]['answer']> {
    if (!this.#dev) throw new Error('The server is not started.')
    const answer = await this.#dev.studio.ask(name, question)
    if (name !== 'site') this.confirmed += 1
    return answer
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#options.random() * list.length)] as T
  }

  #make(side: string): string {
    this.#count += 1
    return `${side}${this.#count}.`
  }
}
