/** A JSON file of a site as its author wrote it, without the defaults of its schema. */
export interface WrittenFile {
  /** Which schema it follows. */
  kind: string
  /** The path within the site: `pages/about.json`. */
  file: string
  data: unknown
}

/** A value that a file gets, new or in place of another. */
interface Change {
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
  migrate: (file: WrittenFile) => (Change | Note)[]
}
