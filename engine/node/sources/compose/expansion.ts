import type { WrittenNumbers } from '../../lib/json/json-numbers'
import type { Issue, ValueSource } from '../../lib/problems/problem'
import type { Clock } from '../time/clock'
import type { Window } from '../time/window'
import type { Fragments } from './fragments'
import type { LongText } from './long-texts'
import type { PlaceSchema } from './place-schema'
import type { Scope } from './placeholders'
import type { RowText } from './row-texts'
import type { SourceMap } from './source-map'
import type { DataTable } from './table-rows'

/** The place at which a fragment is used in a list. */
export interface UsePlace extends ValueSource {
  /** The name of the fragment. */
  name: string
}

/** The inputs for filling in a file, and the results. */
export interface Expansion {
  /** The composed file. */
  file: string
  fragments: Fragments
  sourceMap: SourceMap
  issues: Issue[]
  /** The fragments that the file uses, directly or through other fragments. */
  uses: Set<string>
  /** Pointer of a list item → where the fragment is used that contains it. */
  usePlaces: Map<string, UsePlace>
  /** Pointer → escaped text, for text that contains row values. */
  escaped: Map<string, RowText>
  /** Lists and reads the Markdown files. */
  texts: { files: string[]; read: (file: string) => LongText }
  /** Lists and reads the data files. */
  rows: { files: string[]; read: (file: string) => DataTable }
  /** File → numbers whose notation differs from the parsed data. */
  numbers: Map<string, WrittenNumbers>
  /** The Markdown and data files that the file shows, with their states. */
  read: Map<string, string>
  clock: Clock
  /** The pointers of list items with publishing times. */
  windows: Map<string, Window>
  /** The publishing times of all list items, including omitted items. */
  times: Window[]
  /** The strings in unpublished items. */
  unreadTexts: Set<string>
}

/** A value's position in the composed file, and its source. */
export interface Position {
  to: string
  from: ValueSource
  /** The schema at the position. Undefined if unknown. */
  schema?: PlaceSchema
  /** The values of placeholders within the fragment or the file. */
  scope: Scope
  /** The enclosing fragments, outermost first. */
  open: string[]
}
