import type { MatchedChoices } from './choice'
import { matchChoices } from './choice'
import { listComposedValues } from './composed-choices'
import type { SitePlace } from './find-place'
import { findPlace } from './find-place'
import type { PartChoices } from './link-choices'
import { listLinkTargets } from './link-choices'
import { listNames, listSchemaValues } from './schema-choices'
import type { FileFacts } from './site-facts'
import { listTextParts } from './text-choices'
import { createPatternTest, listNamedValues } from './value-choices'

/** What may be written at a place of a file. */
export interface PlaceChoices extends MatchedChoices {
  place: SitePlace
  /** The offsets of what a choice replaces. */
  start: number
  end: number
}

/** A request for choices. */
export interface ChoicesQuery {
  /** The text of the file, which may have errors. */
  text: string
  offset: number
  /** The index of the first choice in the answer. Default: 0. */
  from?: number
}

/** Lists what may be written at an offset of a text. Undefined if nothing is known about the place. */
export function listChoices(
  { text, offset, from }: ChoicesQuery,
  facts: FileFacts,
): PlaceChoices | undefined {
  const place = findPlace(text, offset, facts.root)
  if (!place || offset < place.start || offset > place.end) return undefined
  const part = listParts(text.slice(place.start, offset), place, facts)
  if (!part) return undefined
  const start = place.start + part.start
  const end = part.rest ? findEnd(text, offset, part.rest) : place.end
  const matched = matchChoices(part.choices, text.slice(start, offset), from)
  return { place, start, end, ...matched, isComplete: matched.isComplete && facts.isWhole }
}

function listParts(written: string, place: SitePlace, facts: FileFacts): PartChoices | undefined {
  if (place.isName) return { start: 0, choices: listNames(place, facts) }
  const part = place.isQuoted ? listTextParts(written, place, facts) : undefined
  if (part) return part
  const named = listComposedValues(place, facts) ?? listNamedValues(place, facts)
  if (named) return { start: 0, choices: named }
  if (place.schema?.meaning === 'href') return listLinks(written, place, facts)
  return { start: 0, choices: listSchemaValues(place, facts) }
}

function listLinks(written: string, { schema }: SitePlace, facts: FileFacts): PartChoices {
  const { choices, ...part } = listLinkTargets(written, facts)
  const isFit = createPatternTest(schema)
  const start = written.slice(0, part.start)
  return { ...part, choices: [...choices].filter(({ value }) => isFit(`${start}${value}`)) }
}

function findEnd(text: string, offset: number, rest: RegExp): number {
  rest.lastIndex = offset
  return offset + (rest.exec(text)?.[0].length ?? 0)
}
