import { isRecord } from '../util/is-record'
import type { Change, FoundProperty, Migration } from './migration'
import { listProperties } from './migration'

/** What the titles and tokens of a site may not have. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u
/** What no field shows in its placeholder. */
const BREAKS = /[\r\n]/

export const oneLineTexts: Migration = {
  name: 'one-line-texts',
  version: '0.2',
  summary:
    'Titles, descriptions, tokens and placeholders must be on one line, as browsers show them. Line breaks and control characters become spaces.',
  migrate: ({ kind, data }) => [
    ...listTexts(kind, data).flatMap((found) => joinLines(found, CONTROLS)),
    ...[...listProperties(data)]
      .filter(({ name }) => name === 'placeholder')
      .flatMap((found) => joinLines(found, BREAKS)),
  ],
}

/** The texts of a file that go into its head. */
function listTexts(kind: string, data: unknown): Pick<FoundProperty, 'pointer' | 'value'>[] {
  if (!isRecord(data)) return []
  if (kind === 'page') {
    return [
      { pointer: '/title', value: data.title },
      { pointer: '/description', value: data.description },
    ]
  }
  if (kind !== 'settings') return []
  const tokens = isRecord(data.tokens) ? listProperties({ tokens: data.tokens }) : []
  return [{ pointer: '/brand', value: data.brand }, ...tokens]
}

function joinLines(
  { pointer, value }: Pick<FoundProperty, 'pointer' | 'value'>,
  breaks: RegExp,
): Change[] {
  if (typeof value !== 'string' || !breaks.test(value)) return []
  const lines = value.split(breaks).map((line) => line.trim())
  const joined = lines.filter(Boolean).join(' ')
  // An empty text is no better: the check says what the old one is.
  return joined === '' ? [] : [{ pointer, value: joined }]
}
