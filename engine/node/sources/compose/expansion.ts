import type { WrittenNumbers } from '../../lib/json/json-numbers'
import type { Issue, Origin } from '../../lib/problems/problem'
import type { Clock } from '../time/clock'
import type { Window } from '../time/window'
import type { Fragments } from './fragments'
import type { LongText } from './long-texts'
import type { Origins } from './origins'
import type { PlaceSchema } from './place-schema'
import type { Scope } from './placeholders'
import type { DataTable, GuardedText } from './table-rows'

/** What a value is filled in with, and what is learned on the way. */
export interface Expansion {
  /** The composed file. */
  file: string
  fragments: Fragments
  origins: Origins
  issues: Issue[]
  /** The fragments that it uses, those that these use included. */
  uses: Set<string>
  /** Pointers of texts into which values of rows were put, with the texts that guard these. */
  guarded: Map<string, GuardedText>
  /** The Markdown files that there are, and reads one of them. */
  texts: { files: string[]; read: (file: string) => LongText }
  /** The data files that there are, and reads one of them. */
  rows: { files: string[]; read: (file: string) => DataTable }
  /** By file, the numbers that are written otherwise than in its data. */
  numbers: Map<string, WrittenNumbers>
  /** The Markdown and data files that it shows, with the states that they were in. */
  read: Map<string, string>
  clock: Clock
  /** Pointers of items of lists that say when they are published. */
  windows: Map<string, Window>
  /** When all such items are published, also those that are left out. */
  times: Window[]
  /** The files of `assets` that items show which are left out. */
  hiddenAssets: Set<string>
}

/** Where a value stands in the composed file, and where it is written. */
export interface Spot {
  to: string
  from: Origin
  /** What may be there; undefined where that is not known. */
  schema?: PlaceSchema
  /** The values that placeholders stand for, within the fragment or the file. */
  scope: Scope
  /** The fragments that are open, outermost first. */
  open: string[]
}
