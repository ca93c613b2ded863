import { describe, expect, it } from 'vitest'
import { SiteDrafts } from '../../../../../engine/node/edit/drafts/site-drafts'
import { editJson } from '../../../../../engine/node/lib/json/edit-text'
import { createMulberry } from '../../../../support/arbitrary/mulberry'
import { createRandom } from '../../../../support/arbitrary/random'
import { MemoryFiles } from '../../../../support/drafts/memory-files'
import { pickSize } from '../../../../support/run-length'

const PAGE = 'pages/index.json'
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const START = { title: 'Home', blocks: [{ type: 'hero', title: 'Hi' }, { type: 'cta' }] }

function open(value: unknown = START) {
  const files = new MemoryFiles()
  files.disk.set(PAGE, text(value))
  return { files, drafts: new SiteDrafts(files) }
}

const set = (pointer: string, value: unknown) => ({
  file: PAGE,
  edit: { op: 'set' as const, pointer, value },
})

describe('the drafts of a site', () => {
  it('change a file only when they are saved', () => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'Mine')])
    expect(files.read(PAGE)).toBe(text(START))
    drafts.save()
    expect(files.read(PAGE)).toBe(text({ ...START, title: 'Mine' }))
    expect(drafts.list().size).toBe(0)
  })

  it('are there again after a crash', () => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'Mine')])
    const next = new SiteDrafts(files)
    expect(next.read(PAGE)).toBe(drafts.read(PAGE))
    next.save()
    expect(files.read(PAGE)).toContain('Mine')
  })

  it('apply all edits or none', () => {
    const { drafts } = open()
    expect(() => drafts.edit([set('/title', 'Mine'), set('/title/deep', 1)])).toThrow('no object')
    expect(drafts.read(PAGE)).toBe(text(START))
    expect(drafts.undo()).toBeUndefined()
    expect([drafts.canUndo, drafts.canRedo]).toEqual([false, false])
  })

  it('undo successive edits of a group together, also after they are saved', () => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'H')], 'title')
    drafts.edit([set('/title', 'He')], 'title')
    drafts.edit([set('/blocks/0/title', 'Other')], 'hero')
    drafts.save()
    expect([drafts.undo(), drafts.undo(), drafts.undo()]).toEqual([[PAGE], [PAGE], undefined])
    expect(drafts.read(PAGE)).toBe(text(START))
    drafts.save()
    expect(files.read(PAGE)).toBe(text(START))
    expect([drafts.canUndo, drafts.canRedo]).toEqual([false, true])
    expect([drafts.redo(), drafts.redo(), drafts.redo()]).toEqual([[PAGE], [PAGE], undefined])
    expect(drafts.read(PAGE)).toContain('"He"')
  })

  it('keep what another program changes elsewhere, also when an edit is undone', () => {
    const { files, drafts } = open()
    drafts.edit([set('/blocks/1/title', 'Mine')])
    files.disk.set(PAGE, text({ ...START, blocks: [{ type: 'prose' }, ...START.blocks] }))
    drafts.save()
    expect(JSON.parse(files.read(PAGE) ?? '').blocks).toEqual([
      ...[{ type: 'prose' }, { type: 'hero', title: 'Hi' }, { type: 'cta', title: 'Mine' }],
    ])
    expect(drafts.undo()).toEqual([PAGE])
    drafts.save()
    expect(JSON.parse(files.read(PAGE) ?? '').blocks).toEqual([{ type: 'prose' }, ...START.blocks])
  })

  it.each([
    'mine',
    'theirs',
  ] as const)('write a value that both changed once %s is chosen', (side) => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'mine'), set('/blocks/0/title', 'Saved')])
    files.disk.set(PAGE, text({ ...START, title: 'theirs' }))
    drafts.save()
    expect(files.read(PAGE)).toBe(text({ ...START, title: 'theirs' }))
    expect(drafts.list().get(PAGE)?.conflicts).toEqual([{ pointer: '/title', theirs: 'theirs' }])
    drafts.choose(PAGE, '/title', side)
    drafts.save()
    expect(JSON.parse(files.read(PAGE) ?? '')).toMatchObject({
      title: side,
      blocks: [{ title: 'Saved' }, {}],
    })
  })

  it.each([
    [
      'item',
      { op: 'unset' as const, pointer: '/blocks/0' },
      { pointer: '/blocks', theirs: [{ type: 'hero', title: 'Theirs' }, { type: 'cta' }] },
    ],
    [
      'object',
      { op: 'set' as const, pointer: '/blocks/0', value: 'text' },
      { pointer: '/blocks/0', theirs: { type: 'hero', title: 'Theirs' } },
    ],
  ])('keep the other value when the %s that contains it is gone', (_, edit, conflict) => {
    const { drafts } = open()
    drafts.edit([{ ...set('/blocks/0/title', 'Mine'), theirs: { value: 'Theirs' } }])
    drafts.edit([{ file: PAGE, edit }])
    expect(drafts.list().get(PAGE)?.conflicts).toEqual([conflict])
    drafts.choose(PAGE, conflict.pointer, 'theirs')
    expect(JSON.parse(drafts.read(PAGE) ?? '').blocks[0]).toEqual({ type: 'hero', title: 'Theirs' })
  })

  it('wait while a file on disk is not JSON, or is missing', () => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'Mine')])
    files.disk.set(PAGE, '{ "title": ')
    drafts.save()
    expect(files.read(PAGE)).toBe('{ "title": ')
    expect(drafts.read(PAGE)).toContain('Mine')
    files.disk.set(PAGE, text({ ...START, draft: true }))
    drafts.save()
    expect(JSON.parse(files.read(PAGE) ?? '')).toEqual({ ...START, title: 'Mine', draft: true })
    drafts.edit([set('/title', 'Next')])
    files.disk.delete(PAGE)
    drafts.save()
    expect(files.read(PAGE)).toBeUndefined()
    drafts.choose(PAGE, '', 'mine')
    drafts.save()
    expect(files.read(PAGE)).toContain('Next')
  })

  it('are saved again once a file that was not JSON is what it was', () => {
    const { files, drafts } = open()
    drafts.edit([set('/title', 'Mine')])
    files.disk.set(PAGE, '{ "title": ')
    drafts.follow(PAGE)
    files.disk.set(PAGE, text(START))
    expect(drafts.save()).toEqual([PAGE])
    expect(files.read(PAGE)).toBe(text({ ...START, title: 'Mine' }))
  })

  it('create and remove files, which can be undone', () => {
    const { files, drafts } = open()
    drafts.edit([
      { file: 'pages/new.json', text: text(START) },
      { file: PAGE, text: undefined },
    ])
    drafts.save()
    expect([...files.disk.keys()]).toEqual(['pages/new.json'])
    expect(drafts.undo()).toEqual(['pages/new.json', PAGE])
    drafts.save()
    expect([...files.disk]).toEqual([[PAGE, text(START)]])
  })

  it('undo an earlier change if another program has changed the value of the last one', () => {
    const { files, drafts } = open()
    drafts.edit([set('/blocks/0/title', 'First')])
    drafts.edit([set('/title', 'Second')])
    drafts.save()
    files.disk.set(PAGE, (files.read(PAGE) ?? '').replace('Second', 'Theirs'))
    expect(drafts.undo()).toBeUndefined()
    expect(drafts.undo()).toEqual([PAGE])
    expect(JSON.parse(drafts.read(PAGE) ?? '')).toEqual({ ...START, title: 'Theirs' })
  })

  it('save the given files only, and remember no edit that changes nothing', () => {
    const { files, drafts } = open()
    files.disk.set('pages/other.json', text(START))
    drafts.edit([set('/title', START.title)])
    expect(drafts.canUndo).toBe(false)
    drafts.edit([set('/title', 'Mine'), { ...set('/title', 'Other'), file: 'pages/other.json' }])
    expect(drafts.save(['pages/other.json'])).toEqual(['pages/other.json'])
    expect(files.read('pages/other.json')).toContain('Other')
    expect([...drafts.list().keys()]).toEqual([PAGE])
  })

  it('stay if a file cannot be written', () => {
    const { files, drafts } = open()
    files.isReadOnly = true
    drafts.edit([set('/title', 'Mine')])
    expect(() => drafts.save()).toThrow('read-only')
    expect(drafts.read(PAGE)).toContain('Mine')
  })
})

const FIELDS = ['title', 'text', 'note']

/** A site that an author and another program edit at the same time. */
class Trial {
  readonly files = new MemoryFiles()
  readonly random: () => number
  drafts: SiteDrafts
  #count = 0
  /** What the author has typed and not undone, until it is saved. */
  #mine = new Set<string>()
  /** What the other program has written, until something has replaced it on purpose. */
  #theirs = new Set<string>()
  /** The texts that each undoable edit has brought. */
  readonly steps: string[] = []

  constructor(seed: number) {
    this.random = createMulberry(seed)
    this.files.disk.set(PAGE, text({ title: 'A', items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }))
    this.drafts = new SiteDrafts(this.files)
  }

  edit(count: number): void {
    const actions = [
      ...[this.type, this.type, this.type, this.write, this.write, this.follow, this.save],
      ...[this.undo, this.redo, this.crash, this.choose, this.addOutside, this.removeOutside],
      ...[this.breakFile],
    ]
    for (let step = 0; step < count; step += 1) {
      const action = this.pick(actions)
      this.steps.push(action.name)
      action.call(this)
      this.verify()
    }
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }

  /** The author types into a field. */
  type(): void {
    const data = read(this.drafts.read(PAGE))
    if (!data) return
    const { pointer, value } = this.#pickField(data)
    const typed = this.#make('m')
    this.drafts.edit([set(pointer, typed)])
    // The author sees what is replaced.
    this.#mine.delete(String(value))
    this.#theirs.delete(String(value))
    this.#mine.add(typed)
  }

  /** Another program changes a value on disk. */
  write(): void {
    const data = read(this.files.read(PAGE))
    if (!data) return
    const { pointer, value } = this.#pickField(data)
    const written = this.#make('t')
    this.#theirs.delete(String(value))
    this.#theirs.add(written)
    this.#change(editJson(this.files.read(PAGE) ?? '', { op: 'set', pointer, value: written }).text)
  }

  addOutside(): void {
    const data = read(this.files.read(PAGE))
    if (!data) return
    const written = this.#make('t')
    this.#theirs.add(written)
    const pointer = `/items/${Math.floor(this.random() * (data.items.length + 1))}`
    const value = { id: written }
    this.#change(editJson(this.files.read(PAGE) ?? '', { op: 'insert', pointer, value }).text)
  }

  removeOutside(): void {
    const data = read(this.files.read(PAGE))
    if (!data || data.items.length === 0) return
    const index = Math.floor(this.random() * data.items.length)
    for (const one of [...this.#theirs]) {
      if (JSON.stringify(data.items[index]).includes(`"${one}"`)) this.#theirs.delete(one)
    }
    this.#change(
      editJson(this.files.read(PAGE) ?? '', { op: 'unset', pointer: `/items/${index}` }).text,
    )
  }

  /** A program saves the file in two parts. */
  breakFile(): void {
    const whole = this.files.read(PAGE) ?? ''
    this.files.disk.set(PAGE, whole.slice(0, whole.length / 2))
    this.pick([this.follow, this.save]).call(this)
    this.files.disk.set(PAGE, whole)
  }

  follow(): void {
    this.drafts.follow(PAGE)
  }

  save(): void {
    this.drafts.save()
    // What is on disk may be replaced by other programs.
    if (!this.drafts.list().has(PAGE)) this.#mine.clear()
  }

  undo(): void {
    this.#step(() => this.drafts.undo())
  }

  redo(): void {
    this.#step(() => this.drafts.redo())
  }

  /** An undone edit takes back only what the author has typed. */
  #step(change: () => unknown): void {
    const before = this.drafts.read(PAGE) ?? ''
    change()
    const after = this.drafts.read(PAGE) ?? ''
    for (const one of this.#mine) {
      if (before.includes(`"${one}"`) && !after.includes(`"${one}"`)) this.#mine.delete(one)
    }
  }

  crash(): void {
    this.drafts = new SiteDrafts(this.files)
  }

  choose(): void {
    const conflict = this.drafts.list().get(PAGE)?.conflicts[0]
    if (!conflict) return
    const side = this.pick(['mine', 'theirs'] as const)
    const [mine, theirs] = [this.drafts.read(PAGE) ?? '', JSON.stringify(conflict.theirs ?? null)]
    this.drafts.choose(PAGE, conflict.pointer, side)
    const now = this.drafts.read(PAGE) ?? ''
    for (const one of [...this.#mine]) {
      if (side === 'theirs' && mine.includes(`"${one}"`) && !now.includes(`"${one}"`)) {
        this.#mine.delete(one)
      }
    }
    for (const one of [...this.#theirs]) {
      if (side === 'mine' && theirs.includes(one)) this.#theirs.delete(one)
    }
  }

  verify(): void {
    const draft = this.drafts.list().get(PAGE)
    const mine = this.drafts.read(PAGE) ?? ''
    for (const one of this.#mine) expect(mine, this.steps.join(' ')).toContain(`"${one}"`)
    const disk = this.files.read(PAGE) ?? ''
    for (const one of this.#theirs) expect(disk, this.steps.join(' ')).toContain(`"${one}"`)
    if (!draft) expect(mine).toBe(disk)
  }

  #change(content: string): void {
    this.files.disk.set(PAGE, content)
  }

  #make(side: string): string {
    this.#count += 1
    return `${side}${this.#count}`
  }

  #pickField({ items, ...data }: Data): { pointer: string; value: unknown } {
    const index = Math.floor(this.random() * (items.length + 1))
    const name = this.pick(FIELDS)
    const item = items[index]
    return item
      ? { pointer: `/items/${index}/${name}`, value: item[name] }
      : { pointer: `/${name}`, value: (data as Record<string, unknown>)[name] }
  }
}

interface Data {
  items: Record<string, unknown>[]
}

function read(content: string | undefined): Data | undefined {
  return content === undefined ? undefined : JSON.parse(content)
}

const TRIALS = pickSize({ short: 500, long: 5_000 })

const { seed } = createRandom()

describe('a file that an author and another program edit', () => {
  it(
    `keeps the values of both in ${TRIALS} random orders (seed ${seed})`,
    () => {
      for (let trial = 1; trial <= TRIALS; trial += 1) new Trial(seed + trial).edit(30)
    },
    pickSize({ short: 60_000, long: 600_000 }),
  )
})
