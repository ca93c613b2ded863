import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyJsonEdit } from '../../../../engine/core/apply-json-edit'
import type { JsonEdit } from '../../../../engine/core/json-edit'
import type { StudioSession } from '../../../../engine/studio/session/session'
import { createMulberry } from '../../../support/arbitrary/mulberry'
import { createRandom } from '../../../support/arbitrary/random'
import { pickSize } from '../../../support/run-length'
import type { Outcome } from '../../../support/studio/simulated-server'
import { SimulatedServer } from '../../../support/studio/simulated-server'

const PAGE = 'pages/index.json'
const START = { title: 'A', blocks: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] }

/** A browser with one tab, and the server of its studio. */
class Tab {
  readonly server = new SimulatedServer()
  session: StudioSession | undefined
  /** If `true`, the studio is loading its document again. */
  isReloading = false
  /** The token in the studio's document. */
  #token = ''
  #events: ((event: { data: string }) => void) | undefined

  constructor() {
    this.server.files.disk.set(PAGE, JSON.stringify(START))
    const storage = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    })
    vi.stubGlobal('location', { search: '', reload: () => this.#reload() })
    vi.stubGlobal('history', { replaceState() {} })
    vi.stubGlobal('document', { querySelector: () => ({ content: this.#token }) })
    const setEvents = (listener: (event: { data: string }) => void) => {
      this.#events = listener
    }
    vi.stubGlobal(
      'EventSource',
      class {
        set onmessage(listener: (event: { data: string }) => void) {
          setEvents(listener)
        }
      },
    )
  }

  #reload(): void {
    this.isReloading = true
  }

  /** Loads the document. What the earlier one was waiting for no longer happens. */
  async load(): Promise<StudioSession> {
    vi.clearAllTimers()
    this.isReloading = false
    this.#token = this.server.token
    vi.stubGlobal('fetch', this.server.fetch)
    const { StudioSession } = await import('../../../../engine/studio/session/session')
    this.session = new StudioSession()
    return this.session
  }

  /** Loads a file, as an open form does. */
  open(): void {
    this.session?.site.keepFile(PAGE, this.server.readFile(PAGE))
  }

  /** The server says that a file has changed. */
  sendChange(): void {
    const history = { canUndo: true, canRedo: false }
    const event = { kind: 'files', files: [PAGE], history, unsaved: [PAGE] }
    this.#events?.({ data: JSON.stringify(event) })
  }

  get shown(): unknown {
    return this.session?.readValue(PAGE)
  }

  get saved(): unknown {
    return this.server.readFile(PAGE).value
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

const settle = () => vi.advanceTimersByTimeAsync(20_000)
const setTitle = (value: string): JsonEdit => ({ op: 'set', pointer: '/title', value })

async function openTab() {
  const tab = new Tab()
  const session = await tab.load()
  await settle()
  tab.open()
  return { tab, session, server: tab.server }
}

describe('an edit in the studio', () => {
  it('is applied after a restart of the server that has forgotten its version', async () => {
    const { tab, session, server } = await openTab()
    server.decide = () => ({ outcome: 'failed', delay: 0 })
    session.edit(PAGE, setTitle('Mine'), 'title')
    session.edit(PAGE, { op: 'unset', pointer: '/blocks/1' })
    await settle()
    expect(session.site.state.isOnline).toBe(false)
    server.restart()
    server.decide = () => ({ outcome: 'answered', delay: 0 })
    await settle()
    expect(tab.isReloading).toBe(true)
    await tab.load()
    await settle()
    const [first, , third] = START.blocks
    expect(tab.saved).toEqual({ title: 'Mine', blocks: [first, third] })
  })

  it('is no conflict with an earlier one, whose answer was lost before the restart', async () => {
    const { tab, session, server } = await openTab()
    server.decide = () => ({ outcome: 'lost', delay: 0 })
    session.edit(PAGE, setTitle('First'), 'title')
    await vi.advanceTimersByTimeAsync(10)
    server.restart()
    server.decide = () => ({ outcome: 'answered', delay: 0 })
    await settle()
    expect(tab.isReloading).toBe(true)
    session.edit(PAGE, setTitle('Second'), 'title')
    await tab.load()
    await settle()
    expect(server.readFile(PAGE)).toMatchObject({ value: { title: 'Second' }, conflicts: [] })
  })

  it('is a conflict if its value was changed while the server was stopped', async () => {
    const { tab, session, server } = await openTab()
    server.decide = () => ({ outcome: 'failed', delay: 0 })
    session.edit(PAGE, setTitle('Mine'), 'title')
    await settle()
    server.files.disk.set(PAGE, JSON.stringify({ ...START, title: 'Theirs' }))
    server.restart()
    server.decide = () => ({ outcome: 'answered', delay: 0 })
    await tab.load()
    await settle()
    expect(server.readFile(PAGE)).toMatchObject({
      value: { title: 'Mine' },
      conflicts: [{ pointer: '/title', theirs: 'Theirs' }],
    })
    server.drafts.save()
    expect(server.files.read(PAGE)).toContain('Theirs')
  })

  it('is a conflict with that of another tab that was not shown yet', async () => {
    const { tab, session, server } = await openTab()
    const other = { file: PAGE, edit: setTitle('Other tab') }
    server.drafts.edit([other])
    session.edit(PAGE, setTitle('M'), 'title')
    session.edit(PAGE, setTitle('Mine'), 'title')
    await settle()
    const { value, conflicts } = server.readFile(PAGE)
    expect([value, conflicts]).toEqual([
      { ...START, title: 'Mine' },
      [{ pointer: '/title', theirs: 'Other tab' }],
    ])
    expect(tab.shown).toEqual(value)
  })

  it('changes what another tab has changed, once it was shown', async () => {
    const { tab, session, server } = await openTab()
    server.drafts.edit([{ file: PAGE, edit: setTitle('Other tab') }])
    tab.sendChange()
    await settle()
    expect(tab.shown).toEqual({ ...START, title: 'Other tab' })
    session.edit(PAGE, setTitle('Mine'), 'title')
    await settle()
    expect(server.readFile(PAGE)).toMatchObject({ value: { title: 'Mine' }, conflicts: [] })
  })

  it('that the server refuses is shown, and those after it are sent', async () => {
    const { session, server } = await openTab()
    session.edit(PAGE, { op: 'set', pointer: '/title/deep', value: 'Lost?' })
    session.edit(PAGE, { op: 'set', pointer: '/blocks/0/title', value: 'Next' })
    await settle()
    expect(session.site.state.refused?.text).toContain('Lost?')
    expect(server.readFile(PAGE).value).toMatchObject({
      title: 'A',
      blocks: [{ title: 'Next' }, {}, {}],
    })
  })
})

/** An author who types while requests fail, answers are lost, and the server or the tab restarts. */
class Trial {
  readonly #tab = new Tab()
  readonly #random: () => number
  readonly steps: string[] = []
  #expected: unknown = START
  #count = 0

  constructor(seed: number) {
    this.#random = createMulberry(seed)
  }

  async type(count: number): Promise<void> {
    const { server } = this.#tab
    const outcomes: Outcome[] = ['answered', 'answered', 'answered', 'failed', 'lost']
    server.decide = () => ({ outcome: this.#pick(outcomes), delay: this.#random() * 500 })
    await this.#load()
    for (let step = 0; step < count; step += 1) {
      const action = this.#random()
      if (action < 0.1) server.restart()
      else if (action < 0.15) await this.#load()
      else this.#edit()
      if (this.#random() < 0.5) await vi.advanceTimersByTimeAsync(this.#random() * 2000)
      if (this.#tab.isReloading) await this.#load()
    }
    server.decide = () => ({ outcome: 'answered', delay: 10 })
    await this.#load()
    expect(this.#tab.saved, this.steps.join('\n')).toEqual(this.#expected)
    expect(server.readFile(PAGE).conflicts, this.steps.join('\n')).toEqual([])
  }

  /** A form opens once the edits from before the reload are confirmed. */
  async #load(): Promise<void> {
    this.steps.push('load')
    do {
      const session = await this.#tab.load()
      while (session.site.state.pendingCount > 0 && !this.#tab.isReloading) {
        await vi.advanceTimersByTimeAsync(100)
        expect(session.site.state.refused, this.steps.join('\n')).toBeUndefined()
      }
    } while (this.#tab.isReloading)
    this.#tab.open()
  }

  #edit(): void {
    this.#count += 1
    const { length } = (this.#expected as typeof START).blocks
    const at = `/blocks/${Math.floor(this.#random() * length)}`
    const value = `v${this.#count}`
    const change = this.#pick<JsonEdit>([
      { op: 'set', pointer: this.#pick(['/title', '/note', `${at}/title`]), value },
      { op: 'set', pointer: '/title', value },
      { op: 'insert', pointer: this.#pick([at, '/blocks/-']), value: { title: value } },
      { op: 'move', pointer: at, value: '/blocks/0' },
      { op: 'duplicate', pointer: at },
      length > 1 ? { op: 'unset', pointer: at } : { op: 'set', pointer: '/note', value },
    ])
    this.steps.push(JSON.stringify(change))
    this.#expected = applyJsonEdit(this.#expected, change)
    this.#tab.session?.edit(PAGE, change, this.#pick([undefined, 'group']))
    expect(this.#tab.shown, this.steps.join('\n')).toEqual(this.#expected)
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }
}

const TRIALS = pickSize({ short: 60, long: 2_000 })
const { seed } = createRandom()

describe('the edits of a tab', () => {
  it(
    `all arrive once and in order on ${TRIALS} unreliable connections (seed ${seed})`,
    async () => {
      for (let trial = 1; trial <= TRIALS; trial += 1) await new Trial(seed + trial).type(40)
    },
    pickSize({ short: 60_000, long: 600_000 }),
  )
})
