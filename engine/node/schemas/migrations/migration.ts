/** A JSON file of a site as written, without the defaults of its schema. */
export interface WrittenFile {
  /** The schema that it follows. */
  kind: string
  /** The path within the site: `pages/about.json`. */
  file: string
  data: unknown
}

/** A new value, or a replacement of a value. */
interface Change {
  /** Its pointer. The file contains all but the last name of it. */
  pointer: string
  value: unknown
}

/** A decision for the author: a sentence on what to check, and what to write. */
export interface Note {
  pointer: string
  note: string
}

/**
 * Upgrades a site from one version of Quire to the next. It is applied to a site once, but must
 * accept its own result: a killed upgrade is run again.
 */
export interface Migration {
  /** Permanent, in kebab case. */
  name: string
  /** The version of Quire that it upgrades to. */
  version: string
  /** A description of the change and of what the migration does about it. */
  summary: string
  /** Returns the changes of a file. Accepts any file of the site, and throws nothing. */
  migrate: (file: WrittenFile) => (Change | Note)[]
}
