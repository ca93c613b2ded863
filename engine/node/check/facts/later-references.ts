/** References that are found when they are asked for: most pages are never asked. */
import type { Reference } from '../schema/validate'

interface WithReferences {
  references: Reference[]
}

const SOURCE = Symbol('what has the references')

/**
 * The same for all: where each object has a getter of its own, V8 makes hash tables of them, which
 * take some 800 bytes for a page.
 */
const REFERENCES: PropertyDescriptor & ThisType<{ [SOURCE]: WithReferences }> = {
  enumerable: true,
  configurable: true,
  get() {
    return this[SOURCE].references
  },
}

/** Gives an object the references of another one, which is asked for them each time. */
export function addReferencesOf<T extends object>(
  object: T,
  source: WithReferences,
): T & WithReferences {
  const found: object = Object.defineProperty(
    Object.assign(object, { [SOURCE]: source }),
    'references',
    REFERENCES,
  )
  return found as T & WithReferences
}

/** References that are read from a place, once. */
export class LaterReferences<Place> {
  readonly #read: (place: Place) => Reference[]
  readonly #place: Place
  #known?: Reference[]

  constructor(place: Place, read: (place: Place) => Reference[]) {
    this.#place = place
    this.#read = read
  }

  get references(): Reference[] {
    this.#known ??= this.#read(this.#place)
    return this.#known
  }
}
