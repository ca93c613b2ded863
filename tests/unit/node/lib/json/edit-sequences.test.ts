import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyJsonEdit } from '../../../../../engine/core/apply-json-edit'
import type { JsonEdit } from '../../../../../engine/core/json-edit'
import { editJson } from '../../../../../engine/node/lib/json/edit-text'
import { applyTextEdits } from '../../../../../engine/node/lib/json/text-edits'
import { escapePointer } from '../../../../../engine/node/lib/json/text-place'
import { pickSize } from '../../../../support/run-length'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

interface Style {
  colon: string
  comma: string
  /** The indentation of a level. Without it, everything is on one line. */
  unit?: string
  lineEnd: string
  before: string
}

const LINES = { colon: ': ', comma: ',', lineEnd: '\n', before: '' }

const STYLES: Record<string, Style> = {
  '2 spaces': { ...LINES, unit: '  ' },
  '4 spaces': { ...LINES, unit: '    ' },
  tabs: { ...LINES, unit: '\t' },
  CRLF: { ...LINES, unit: '  ', lineEnd: '\r\n' },
  BOM: { ...LINES, unit: '  ', before: '\uFEFF' },
  'one line': { ...LINES, comma: ', ' },
  compact: { ...LINES, colon: ':' },
}

/** How many sequences each style gets. */
const COUNT = Math.ceil(pickSize({ short: 2_000, long: 100_000 }) / Object.keys(STYLES).length)

/** Names that look like others, in code or on the screen. */
const NAMES = ['a', 'A', 'a ', 'а', 'a/b', 'a~1b', '~', '', '"', '\\', 'é', 'e\u0301', '😀', '😁']
const PARTS = ['x', '"', '\\', '/', '\n', ': ', ', ', '{', ']', 'é', '😀', '😁', '🈀', '\u2028']

const ANCHOR = '$schema'

const texts = fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 6 })
const scalars = fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null))
const { value: values } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
/** The first property is never changed, so that each document keeps its style. */
const documents = fc
  .dictionary(fc.constantFrom(...NAMES), values, { noNullPrototype: true })
  .map((data): Json => ({ [ANCHOR]: 'page', ...data }))
const choices = fc.record({
  op: fc.constantFrom<JsonEdit['op']>('set', 'unset', 'insert', 'move', 'duplicate', 'rename'),
  at: fc.nat(),
  to: fc.nat(),
  name: fc.constantFrom(...NAMES),
  value: values,
})
type Choice = typeof choices extends fc.Arbitrary<infer T> ? T : never

describe('a sequence of edits', () => {
  it.each(Object.entries(STYLES))(
    'changes what it names, and can be undone, with %s',
    (_, style) => {
      fc.assert(
        fc.property(
          documents,
          fc.array(choices, { maxLength: 8 }),
          fc.boolean(),
          (data, list, isAscii) => {
            runSequence(
              `${style.before}${write(data, style, isAscii)}${style.lineEnd}`,
              list,
              style,
            )
          },
        ),
        { numRuns: COUNT },
      )
    },
    600_000,
  )
})

function runSequence(original: string, list: Choice[], style: Style): void {
  const inverses = []
  let text = original
  let model = parse(text)
  for (const choice of list) {
    const edit = chooseEdit(model, choice)
    if (!edit) continue
    const before = text
    const edited = editJson(before, edit)
    const applied = applyJsonEdit(model, edit)
    model = applyToModel(clone(model), edit)
    expect(applied).toEqual(model)
    text = edited.text
    expect(isMinimal(before, edited)).toBe(true)
    expect(JSON.stringify(parse(text))).toBe(JSON.stringify(model))
    expect(listBreaches(text, style)).toEqual([])
    inverses.unshift(edited.inverse)
  }
  expect(Buffer.from(text).toString()).toBe(text)
  expect(inverses.reduce(applyTextEdits, text)).toBe(original)
}

function parse(text: string): Json {
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

/** A document in a style: short lists and objects with one member are on one line. */
function write(value: Json, style: Style, isAscii: boolean, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value)
    if (!isAscii) return text
    return text.replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  }
  const inner = style.unit === undefined ? '' : `${indent}${style.unit}`
  const members = Object.entries(value).map(([name, item]) => {
    const text = write(item, style, isAscii, inner)
    return Array.isArray(value) ? text : `${write(name, style, isAscii)}${style.colon}${text}`
  })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (members.length === 0) return `${open}${close}`
  if (style.unit === undefined) {
    const pad = style.comma === ', ' && open === '{' ? ' ' : ''
    return `${open}${pad}${members.join(style.comma)}${pad}${close}`
  }
  const lines = members.map((member) => `${style.lineEnd}${inner}${member}`)
  return `${open}${lines.join(',')}${style.lineEnd}${indent}${close}`
}

/** Returns `true` if each edit replaces what is there, and nothing outside the edited members. */
function isMinimal(text: string, { edits, from = '', to }: ReturnType<typeof editJson>): boolean {
  let end = 0
  return edits.every((edit) => {
    const isInOrder = edit.offset >= end
    end = edit.offset + edit.from.length
    const [removed, added] = [stripEdges(edit.from), stripEdges(edit.to)]
    return (
      isInOrder &&
      text.startsWith(edit.from, edit.offset) &&
      (removed === '' || removed.endsWith(from.trim())) &&
      (added === '' || added === stripEdges(to))
    )
  })
}

/** A member without the comma and the white space around it. */
function stripEdges(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '')
}

/** Lists what is not in the style of the document: spaces, line ends, and lines by indentation. */
function listBreaches(text: string, { colon, comma, unit, lineEnd, before }: Style): string[] {
  if (!text.startsWith(before) || !text.endsWith(lineEnd)) return ['the start or the end']
  const code = text.slice(before.length, -lineEnd.length).replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const spaces = code.match(/[:,][ \t]*/g) ?? []
  const separators = [colon, unit === undefined ? comma : ', ']
  const lines = code.split(lineEnd)
  if (unit === undefined) {
    const isOdd = code.includes('\n') || (colon === ':' && /\s/.test(code))
    return isOdd ? [code] : spaces.filter((found) => !separators.includes(found))
  }
  let depth = 0
  const odd = lines.filter((line) => {
    const level = /^\s*[\]}]/.test(line) ? depth - 1 : depth
    depth += (line.match(/[[{]/g)?.length ?? 0) - (line.match(/[\]}]/g)?.length ?? 0)
    return line.match(/^\s*/)?.[0] !== unit.repeat(level) || /\s$|,\S/.test(line)
  })
  return [...odd, ...spaces.filter((found) => found !== ',' && !separators.includes(found))]
}

/** An edit that fits the model. Undefined if the model has no place for it. */
function chooseEdit(model: Json, { op, at, to, name, value }: Choice): JsonEdit | undefined {
  const all = listPointers(model).filter(({ pointer }) => pointer !== `/${ANCHOR}`)
  const inner = all.filter(({ pointer }) => pointer !== '')
  const [lists, objects] = [true, false].map((isList) =>
    all.filter((one) => isContainer(one.value) && Array.isArray(one.value) === isList),
  ) as [Found[], Found[]]
  const items = all.filter(({ holder }) => Array.isArray(holder))
  const properties = inner.filter(({ holder }) => !Array.isArray(holder))
  const place = (list: Found | undefined) =>
    list && `${list.pointer}/${formatIndex(to % ((list.value as Json[]).length + 1), list.value)}`
  if (op === 'set') {
    const object = pick(objects, to)
    const known = pick(inner, at)
    if (known && at % 3 === 0) return { op, pointer: known.pointer, value }
    const isNew = !Object.hasOwn(object?.value as object, name)
    const rest = isNew && at % 2 > 0 ? '/b/c' : ''
    const order = at % 4 > 1 ? NAMES : undefined
    return { op, pointer: `${object?.pointer}/${escapePointer(name)}${rest}`, value, order }
  }
  if (op === 'insert') {
    const pointer = place(pick(lists, at))
    return pointer === undefined ? undefined : { op, pointer, value }
  }
  if (op === 'unset') {
    const found = pick([...items, ...properties], at)
    return found && { op, pointer: found.pointer }
  }
  if (op === 'rename') {
    const found = pick(properties, at)
    if (!found || Object.hasOwn(found.holder as object, name)) return undefined
    return { op, pointer: found.pointer, value: name }
  }
  const item = pick(items, at)
  if (op === 'duplicate' || !item) return item && { op: 'duplicate', pointer: item.pointer }
  const without = applyToModel(clone(model), { op: 'unset', pointer: item.pointer })
  const target = place(
    pick(
      listPointers(without).filter((one) => Array.isArray(one.value)),
      to,
    ),
  )
  return target === undefined ? undefined : { op, pointer: item.pointer, value: target }
}

/** The end of a list has a second notation. */
function formatIndex(index: number, list: Json): number | string {
  const isEnd = index === (list as Json[]).length
  return isEnd && index % 2 > 0 ? '-' : index
}

interface Found {
  pointer: string
  value: Json
  holder?: Json
}

function listPointers(value: Json, pointer = '', holder?: Json): Found[] {
  const inner = isContainer(value) ? Object.entries(value) : []
  return [
    { pointer, value, holder },
    ...inner.flatMap(([name, item]) =>
      listPointers(item, `${pointer}/${escapePointer(name)}`, value),
    ),
  ]
}

function clone(value: Json): Json {
  return JSON.parse(JSON.stringify(value))
}

function pick<T>(list: T[], at: number): T | undefined {
  return list[at % list.length]
}

function isContainer(value: Json): value is Json[] | { [name: string]: Json } {
  return typeof value === 'object' && value !== null
}

function applyToModel(model: Json, edit: JsonEdit): Json {
  const parts = edit.pointer.split('/').slice(1)
  const names = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = names.at(-1) ?? ''
  const order = edit.op === 'set' ? edit.order : undefined
  const holder = names.slice(0, -1).reduce<Json>((value, name) => {
    const object = value as { [name: string]: Json }
    if (!Object.hasOwn(object, name)) setName(object, { name, value: {}, order })
    return object[name] as Json
  }, model)
  const object = holder as { [name: string]: Json }
  const list = holder as Json[]
  if (edit.op === 'set') setName(object, { name: last, value: edit.value as Json, order })
  else if (edit.op === 'insert')
    list.splice(last === '-' ? list.length : Number(last), 0, edit.value as Json)
  else if (edit.op === 'duplicate') list.splice(Number(last), 0, clone(list[Number(last)] as Json))
  else if (edit.op === 'rename') replaceNames(object, (name) => (name === last ? edit.value : name))
  else if (edit.op === 'unset' && !Array.isArray(holder)) delete object[last]
  else {
    const [removed] = list.splice(Number(last), 1)
    if (edit.op === 'move') {
      return applyToModel(model, { op: 'insert', pointer: edit.value, value: removed })
    }
  }
  return model
}

function replaceNames(object: { [name: string]: Json }, rename: (name: string) => string): void {
  const entries = Object.entries(object)
  for (const [name] of entries) delete object[name]
  for (const [name, value] of entries) object[rename(name)] = value
}

/** Sets a property. A new one follows the nearest one before it in the order, if there is any. */
function setName(
  object: { [name: string]: Json },
  { name, value, order = [] }: { name: string; value: Json; order?: string[] },
): void {
  const isNew = !Object.hasOwn(object, name)
  object[name] = value
  if (!isNew || !order.includes(name)) return
  const names = Object.keys(object).slice(0, -1)
  const [before, after] = [order.slice(0, order.indexOf(name)), order.slice(order.indexOf(name))]
  const previous = before.findLast((one) => names.includes(one))
  const next = after.find((one) => names.includes(one))
  if (previous === undefined && next === undefined) return
  names.splice(
    previous === undefined ? names.indexOf(next as string) : names.indexOf(previous) + 1,
    0,
    name,
  )
  const entries = names.map((one): [string, Json] => [one, object[one] as Json])
  for (const one of names) delete object[one]
  for (const [one, item] of entries) object[one] = item
}
