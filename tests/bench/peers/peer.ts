import type { Content } from './content'

/** A measured site generator, and the folder in which it builds. */
export interface Peer {
  name: string
  /** Writes its project into an empty folder, with the content in its own format. */
  prepare: (content: Content) => void
  /** The project's folder, in which the command runs. */
  folder: string
  /** The command that builds the site: a program and its arguments. */
  command: string[]
  /** The output and the cache, within its folder. */
  outDir: string
  caches: string[]
  /** The file to edit for the page at a path. */
  sourceOf: (path: string) => string
}
