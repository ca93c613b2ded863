/** Fills in a fragment where it is used, with its parameters' values. */
import { escapePointer } from '../../lib/json/text-place'
import type { Issue, ValueSource } from '../../lib/problems/problem'
import { reportCircle, reportParameter, reportUnknownFragment } from './expand-issues'
import type { Expansion, Position } from './expansion'
import type { Fragment, Use } from './fragments'
import { MAX_DEPTH } from './fragments'
import { removePlace, setSource } from './known-places'
import { Flattened, Omitted } from './omitted'
import type { Value } from './placeholders'
import { within } from './source-map'
import { Unresolved } from './unresolved'

/** Fills in a value. */
export type Expand = (value: unknown, position: Position) => unknown

/** A use of a fragment. */
export class FragmentUse {
  readonly #use: Use
  readonly #position: Position
  readonly #world: Expansion
  readonly #given = new Map<string, Value>()

  constructor(use: Use, position: Position, world: Expansion) {
    this.#use = use
    this.#position = position
    this.#world = world
  }

  /**
   * The fragment's content. Unresolved if the fragment is unknown, or its parameters have errors.
   */
  expand(expand: Expand): unknown {
    const { issues, uses } = this.#world
    const { name } = this.#use
    const fragment = this.#find()
    if (!fragment) return new Unresolved(null)
    uses.add(name)
    const known = issues.length
    const omitted = this.#readValues(fragment, expand)
    if (omitted) return omitted
    this.#addDefaults(fragment)
    const isGiven = issues.length === known
    const content = this.#expandContent(fragment, expand)
    if (isGiven) return content
    removePlace(this.#world, this.#position.to)
    return new Unresolved(null)
  }

  #find(): Fragment | undefined {
    const { fragments } = this.#world
    const { name } = this.#use
    const { open } = this.#position
    const fragment = fragments.get(name)
    if (!fragment) {
      this.#report({ rule: 'unknown-fragment', ...reportUnknownFragment(name, fragments.keys()) })
      return undefined
    }
    if (!open.includes(name) && open.length < MAX_DEPTH) return fragment
    this.#report({ rule: 'fragment-circle', ...reportCircle([...open, name]) })
    return undefined
  }

  /** Fills in the parameters' values. Returns an omitted value, if any. */
  #readValues({ parameters }: Fragment, expand: Expand): Omitted | undefined {
    const { issues, file } = this.#world
    const { name: fragment, values } = this.#use
    const { to, from } = this.#position
    for (const [name, value] of Object.entries(values)) {
      const written = within(within(from, 'with'), name)
      if (!parameters.has(name)) {
        const known = [...parameters.keys()]
        issues.push(reportParameter(name, { fragment, known }, { file, to, from: written }))
        continue
      }
      const place = `${to}/with/${escapePointer(name)}`
      const known = issues.length
      const position = { ...this.#position, to: place, from: written, schema: undefined }
      const filled = expand(value, position)
      if (filled instanceof Omitted) return filled
      const isKnown = issues.length === known
      this.#given.set(
        name,
        isKnown ? this.#describe(filled, position) : { value: new Unresolved(null) },
      )
    }
    return undefined
  }

  #describe(filled: unknown, { to, from: source }: Position): Value {
    const { escaped, sourceMap } = this.#world
    return {
      value: filled instanceof Flattened ? filled.items : filled,
      source,
      isText: escaped.delete(to),
      written: this.#findWritten(sourceMap.get(to) ?? source),
    }
  }

  #addDefaults({ file, parameters }: Fragment): void {
    const { name, values } = this.#use
    // A misspelt name is not reported as missing too.
    if (Object.keys(values).some((key) => !parameters.has(key))) return
    for (const [key, { hasDefault, value }] of parameters) {
      if (this.#given.has(key)) continue
      if (hasDefault) {
        const pointer = `/parameters/${escapePointer(key)}/default`
        this.#given.set(key, { value, written: this.#findWritten({ file, pointer }) })
        continue
      }
      this.#report({
        rule: 'missing-parameter',
        message: `"${name}" needs a value for "${key}".`,
        hint: `Write "with": { "${key}": … } next to "use".`,
      })
    }
  }

  #expandContent({ file, content, parameters }: Fragment, expand: Expand): unknown {
    const { to, schema, scope, open } = this.#position
    const from = { file, pointer: '/content' }
    const filled = expand(content, {
      ...{ to, from, schema },
      scope: { ...scope, with: { names: [...parameters.keys()], known: this.#given } },
      open: [...open, this.#use.name],
    })
    if (Array.isArray(filled)) return new Flattened(filled, from, to)
    setSource(this.#world, to, from)
    return filled
  }

  #report(issue: Omit<Issue, 'file' | 'pointer' | 'source'>): void {
    const { issues, file } = this.#world
    const { to, from } = this.#position
    issues.push({ file, pointer: to, source: within(from, 'use'), ...issue })
  }

  /** A number in the notation used in its file. */
  #findWritten({ file, pointer }: ValueSource): string | undefined {
    return this.#world.numbers.get(file)?.get(pointer)?.written
  }
}
