/** Issues of values that cannot be filled in. */

import { splitPointer } from '../../../core/json-pointer'
import { findNearest, listSome, renderSuggestion, suggest } from '../../lib/problems/nearest'
import type { Issue, IssueText, ValueSource } from '../../lib/problems/problem'
import { mapFixes } from '../../lib/problems/proposed-fixes'
import { MAX_DEPTH } from './fragments'
import type { MissingValue } from './omitted'
import type { Group, Placeholder, Values } from './placeholders'

interface ValuePosition {
  file: string
  to: string
  from: ValueSource
}

const DAY = 'Write a day, such as "2026-03-01"'
const TIME_HINTS = new Map([
  ['publishAt', `${DAY}. A day in the past publishes it at once.`],
  ['expireAt', `${DAY}. A day far in the future, such as "2099-01-01", keeps it.`],
])

export function reportMissing(
  { missing, from, empty }: MissingValue,
  pointer: string,
  file: string,
): Issue {
  const { written, name, group } = missing
  const base = { file, pointer, rule: 'missing-value' }
  const [, property] = splitPointer(pointer)
  const hint = TIME_HINTS.get(property) ?? 'Give it a value, or rewrite the text without it.'
  if (!empty) {
    const what = TIME_HINTS.has(property) ? `"${property}"` : 'this text'
    const message = `There is no value for "${written}", and ${what} needs one.`
    return { ...base, source: from, message, hint }
  }
  const lacks =
    group === 'page'
      ? `This page has no "${name}"`
      : `This row has no value in the column "${name}"`
  const message = `${lacks}, which ${from.file} needs.`
  return { ...base, source: empty, message, hint }
}

export function reportBoth(target: string, key: string, { file, to, from }: ValuePosition): Issue {
  return {
    ...{ file, pointer: to, source: from, rule: 'unfit-markdown' },
    message: `The file in "${key}" and "${target}" cannot be combined.`,
    hint: `Write the whole text either in the file or in "${target}".`,
  }
}

const GROUPS: Record<Group, string> = {
  row: 'Move it to a page with "each" and a name in brackets in its file name: "{row.…}" works only there.',
  page: 'Move it to a block, or to a property that a collection gives its pages: "{page.…}" works only there.',
  with: 'Move it to a file in "shared": "{with.…}" works only there.',
}

export function reportUnknown(
  { written, group, name }: Placeholder,
  values: Values | undefined,
  { file, to, from }: ValuePosition,
): Issue {
  const base = { file, pointer: to, source: from, rule: 'unknown-placeholder' }
  if (!values) return { ...base, message: `"${written}" has no meaning here.`, hint: GROUPS[group] }
  const write = (one: string) => `{${group}.${one}}`
  const known =
    values.names.length > 0 ? `Use one of: ${listSome(values.names.map(write))}.` : 'Remove it.'
  const nearest = findNearest(name, values.names)
  const hint = renderSuggestion(nearest.map(write), known)
  const fixes = mapFixes(suggest(name, nearest), ({ to }) => ({ from: written, to: write(to) }))
  return { ...base, message: `There is no value "${written}".`, hint, ...fixes }
}

export function reportMixed(text: string, { file, to, from }: ValuePosition): Issue {
  return {
    ...{ file, pointer: to, source: from, rule: 'unknown-placeholder' },
    message: `A value in "${text}" is not text, so it cannot be part of a text.`,
    hint: 'Write only the placeholder, or give it text.',
  }
}

export function reportCircle(path: string[]): IssueText {
  const shown = path.map((name) => `"${name}"`).join(' uses ')
  const name = path.at(-1) ?? ''
  if (path.indexOf(name) === path.length - 1) {
    return {
      message: `Shared content is nested more than ${MAX_DEPTH} levels deep: ${shown}.`,
      hint: 'Move the innermost content into one of the other files.',
    }
  }
  return {
    message: `"${name}" uses itself: ${shown}.`,
    hint: 'Remove one of these uses.',
  }
}

export function reportParameter(
  name: string,
  { fragment, known }: { fragment: string; known: string[] },
  { file, to, from }: ValuePosition,
): Issue {
  const list =
    known.length > 0
      ? `Use one of its parameters: ${listSome(known)}.`
      : 'Remove it: the file has no parameters.'
  return {
    ...{ file, pointer: to, source: from, at: 'key' as const, rule: 'unknown-parameter' },
    message: `"${fragment}" has no parameter "${name}".`,
    ...suggest(name, findNearest(name, known), list),
  }
}

export function reportUnknownFragment(
  name: string,
  fragments: Iterable<string>,
): Omit<Issue, 'file' | 'pointer' | 'rule'> {
  const names = [...fragments]
  const further =
    names.length > 0
      ? `Use one of the files in "shared": ${listSome(names.toSorted())}.`
      : `Put it into a file "shared/${name}.json".`
  return {
    message: `There is no "${name}" in the "shared" folder.`,
    ...suggest(name, findNearest(name, names), further),
  }
}

/** Pages that are always published: visitors reach them without a link. */
export const ALWAYS_PUBLISHED = ['pages/index.json', 'pages/404.json']

/** The issue of a property that hides such a page. */
export function reportAlways(file: string, property: string): Issue {
  const page = file === ALWAYS_PUBLISHED[0] ? 'The home page' : 'The 404 page'
  return {
    ...{ file, pointer: `/${property}`, rule: 'always-published' },
    message: `${page} is always published.`,
    hint: `Remove "${property}", or set it on individual blocks.`,
    fixes: [{ kind: 'remove' }],
  }
}
