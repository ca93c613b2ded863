/** The data for forms, and where values of a page come from. */
import type { FilePlace, ListPart } from './places'

/** The data for a form. */
export interface FormData {
  /** The object that the form is for: the block that contains the requested place, or the document. */
  place: FilePlace
  /** The block type. Undefined for a document. */
  type?: string
  /** What the form is for: `Image and text`, `Page settings`. */
  label: string
  /**
   * Its JSON Schema. All references are to its own `definitions`. For a block, `examples` has the
   * first example of the type.
   */
  schema: Record<string, unknown>
  /** Where pages show it from, in words: `Shared: Opening hours`. Undefined for a page's own. */
  source?: string
  /** The pages that show it, if it is in a file that several pages use. At most 5 are named. */
  shownOn?: ListPart<ShownPage>
  /** What a page has from its collection. */
  inherited?: InheritedValues
}

/** A page that shows a value of another file. */
export interface ShownPage {
  route: string
  title: string
}

/** The properties that a page has from its collection. */
export interface InheritedValues {
  /** `From the collection News` */
  source: string
  /** The values in the collection's file. */
  places: { label: string; place: FilePlace }[]
}

/** A text that the studio cannot change. */
export interface TextPlace {
  /** `Text from the-last-chimney.md` */
  source: string
  file: string
  line: number
}

/** The place at which a shared block is used. */
export interface BlockUse extends FilePlace {
  /** The name of the shared file: `season`. */
  name: string
  /** The number of blocks in the shared file. */
  count: number
  /** `From the collection News`. Undefined for the page itself. */
  source?: string
}
