import type { Content } from './content'

/** A measured site generator, and its build folder. */
export interface Peer {
  name: string
  /** Writes the generator's project into an empty folder, with the content in its own format. */
  prepare: (content: Content) => void
  /** The project's folder, in which the command runs. */
  folder: string
  /** The build command: a program and its arguments. */
  command: string[]
  /** The output and cache folders, relative to the project's folder. */
  outDir: string
  caches: string[]
  /** The file to edit for the page at a path. */
  sourceOf: (path: string) => string
}
