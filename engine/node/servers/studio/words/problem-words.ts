import { findFileLabel } from '../../../../core/editing/file-labels'
import { escapePointer } from '../../../../core/json-pointer'
import { placeholderText } from '../../../check/rules/placeholder-text'
import { joinHints } from '../../../check/schema/schema-hints'
import { isRecord } from '../../../lib/files/is-record'
import type { Problem, ProposedFix } from '../../../lib/problems/problem'
import type { JsonSchema } from '../../../schemas/json-schema'
import { labelBlock } from './block-labels'
import type { DocumentWords, PlaceWords } from './place-words'
import { describePlace } from './place-words'
import { listPropertyLabels } from './property-labels'

/** A problem in the words of forms. */
export interface ProblemWords extends Pick<Problem, 'pointer' | 'message' | 'hint'> {
  /** The labels of the blocks and fields that contain the value, and its own, from the outside in. */
  labels: string[]
  /** If `true`, the value is in a block. */
  isInBlock: boolean
  /** If `true`, a value is missing, empty or a placeholder. The message is only what to do. */
  isMissing: boolean
  /** The titles of the fixes. */
  fixes: string[]
}

type WrittenProblem = Pick<
  Problem,
  'pointer' | 'rule' | 'severity' | 'message' | 'hint' | 'missing' | 'fixes'
>

/** Describes a problem for people who see forms. A missing value has the pointer of its field. */
export function writeForForm(problem: WrittenProblem, document: DocumentWords): ProblemWords {
  const pointer = findField(problem)
  const place = describePlace(pointer, document)
  const { labels, isInBlock, value } = place
  const isMissing =
    pointer !== problem.pointer ||
    problem.rule === placeholderText.name ||
    (problem.severity === 'error' && isEmpty(value))
  const request = isMissing ? writeRequest(place) : undefined
  const texts = request === undefined ? writeTexts(problem, place, document) : { message: request }
  const fixes = (problem.fixes ?? []).map((fix) => writeTitle(fix, place))
  return { pointer, ...texts, labels, isInBlock, isMissing, fixes }
}

function findField({ pointer, missing }: WrittenProblem): string {
  return missing === undefined ? pointer : `${pointer}/${escapePointer(missing)}`
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && !Object.keys(value)[0]
}

/** What to do about a missing or empty value. */
function writeRequest({ schema = {} }: PlaceWords): string {
  if (schema.type === 'array') return 'Add an entry.'
  const isChoice = schema.enum !== undefined || schema.discriminator !== undefined
  return isChoice || schema.maxProperties === 1 ? 'Choose one.' : 'Fill this in.'
}

function writeTexts(
  { rule, message, hint }: WrittenProblem,
  place: PlaceWords,
  document: DocumentWords,
): Pick<ProblemWords, 'message' | 'hint'> {
  if (rule === 'unknown-property') {
    return { message: `The form has no field for “${place.labels.at(-1)}”.` }
  }
  const write = (text: string) => replaceNames(text, place, document)
  const sentences = splitSentences(withoutDescription(hint, place.schema))
  const kept = sentences.filter((one) => TOKEN.test(one) || !NOTATION.test(one))
  return { message: write(message), hint: joinHints(kept.map(write)) }
}

/** `Set “Date” to "2026-03-01"` */
function writeTitle({ title, edit }: ProposedFix, { names }: PlaceWords): string {
  if (edit.kind !== 'property' && edit.kind !== 'member') return title
  const label = quote(names.get(edit.name))
  return label === undefined ? title : `Set ${label} to ${JSON.stringify(edit.value)}`
}

/** The description is shown next to the field. */
function withoutDescription(hint = '', { description }: JsonSchema = {}): string {
  return description === undefined ? hint : hint.replace(description, '').trim()
}

const splitSentences = (text: string) => text.split(/(?<=[.?!]) (?=[A-Z"])/)

/** What is only for people who write JSON, and commands. */
const NOTATION = /[{}[\]\\`]|": |^In "|^Write ""|\bJSON\b/

/** A suggestion of a name in braces, which authors type. */
const TOKEN = /^(?:Did you mean|Write) "\{[\w.]+\}"(?: or "\{[\w.]+\}")?[.?]$/

/** A suggestion of a value. */
const SUGGESTION = /^Did you mean|^Write "/

/** Names the fields, blocks and files in a sentence by their labels, in the words of forms. */
function replaceNames(text: string, place: PlaceWords, document: DocumentWords): string {
  const { schemas } = document
  const further = listPropertyLabels(text, schemas)
  const labelOf = (name: string) =>
    quote(name === place.value ? undefined : (place.names.get(name) ?? further.get(name)))
  const labelType = (type: string) =>
    quote(schemas.blockTypes.includes(type) ? labelBlock(schemas, type) : undefined)
  const named = text
    .replace(/"(\w+)": true/g, (all, name) => `${labelOf(name) ?? all} turned on`)
    .replace(/(block )?"([\w-]+)"( block\b)?/g, (all, ...[before = '', type, after = '']) => {
      const label = before || after ? labelType(type) : undefined
      return label === undefined ? all : before + label + after
    })
    .replace(/"([^"]+)"/g, (all, name) => (SUGGESTION.test(text) ? all : (labelOf(name) ?? all)))
    .replace(/\ban object\b/g, 'a group of fields')
    .replace(/\bproperty\b/g, 'field')
    .replace(/\bproperties\b/g, 'fields')
  return replacePlaces(named, document)
}

const quote = (label: string | undefined) => (label === undefined ? undefined : `“${label}”`)

/** The pointer of a value in a list, or a file, with the punctuation around it. */
const PLACE = /^(\(?)(\/[a-z]\w*\/\d[\w/]*|[\w/-]+\.json)([.,:;)]*)$/

/** Names files and values in lists by their labels. In other files, only the file is named. */
function replacePlaces(text: string, document: DocumentWords): string {
  const words = text.split(' ')
  const isElsewhere = (index: number) =>
    words[index]?.startsWith('/') === true && words[index + 1] === 'in'
  return words
    .filter((word, at) => !isElsewhere(at) && !(word === 'at' && isElsewhere(at + 1)))
    .map((word) => {
      const [, before = '', place = '', after = ''] = PLACE.exec(word) ?? []
      if (place === '') return word
      const label = place.startsWith('/')
        ? describePlace(place, document).labels.join(' › ')
        : (quote(findFileLabel(place)) ?? place)
      return before + label + after
    })
    .join(' ')
}
