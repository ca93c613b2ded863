import { escapePointer } from '../json/text-place'
import { isRecord } from '../util/is-record'

/** A JSON file of a site as its author wrote it, without the defaults of its schema. */
export interface WrittenFile {
  /** Which schema it follows. */
  kind: string
  /** The path within the site: `pages/about.json`. */
  file: string
  data: unknown
}

/** What a migration may ask of the site around a file. */
export interface WrittenSite {
  /** The addresses of its pages. */
  routes: ReadonlySet<string>
  /** The language of its settings. */
  language: string
  /** Whether a path, written in a file, leads to a file. */
  leadsSomewhere: (file: WrittenFile, path: string) => boolean
  /** The path from a file to its schema in the installed Quire. */
  schemaPathOf: (file: WrittenFile) => string
}

/** A value that a file gets, new or in place of another. */
export interface Change {
  /** Where; all but the last name of it is in the file. */
  pointer: string
  value: unknown
}

/** What no program can decide: a sentence on what to look at, and what to write. */
export interface Note {
  pointer: string
  note: string
}

/**
 * What takes a site from one version of Quire to the next. It is applied once to a site, but may
 * be applied to what it has made before: an upgrade that was killed is run again.
 */
export interface Migration {
  /** Permanent, in kebab case. */
  name: string
  /** The version of Quire that it leads to. */
  version: string
  /** What is another way now, and what the migration does about it. */
  summary: string
  /** What a file needs; looks at any file of the site, and throws for none. */
  migrate: (file: WrittenFile, site: WrittenSite) => (Change | Note)[]
}

/** A property of a file, wherever it is. */
export interface FoundProperty {
  pointer: string
  name: string
  value: unknown
  owner: Record<string, unknown>
}

/** All properties of a file, those of nested values included. */
export function* listProperties(data: unknown, pointer = ''): Generator<FoundProperty> {
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) yield* listProperties(item, `${pointer}/${index}`)
  }
  if (!isRecord(data)) return
  for (const [name, value] of Object.entries(data)) {
    const place = `${pointer}/${escapePointer(name)}`
    yield { pointer: place, name, value, owner: data }
    yield* listProperties(value, place)
  }
}
