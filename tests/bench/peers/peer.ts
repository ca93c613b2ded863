import type { Content } from './content'

/** A generator of sites that is measured, and a folder of its own in which it builds. */
export interface Peer {
  name: string
  /** Writes its project, with the content in the form that it reads; nothing is there before. */
  prepare: (content: Content) => void
  /** The folder of the project, in which the command runs. */
  folder: string
  /** The command that builds the site: a program and its arguments. */
  command: string[]
  /** What it writes, and what it keeps between builds, within its folder. */
  outDir: string
  caches: string[]
  /** The file in which the words of the page at a path are edited. */
  sourceOf: (path: string) => string
}
