import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import { findNearest, listWords, suggest } from '../../engine/block-build-api'
import type { FormBlock, HiddenField } from '../../schemas/generated/types'
import { adviseFill, findUnknownFill, findUntaken, isOrdered } from './autocomplete'
import type { FieldPlace } from './field-places'
import { listFieldPlaces } from './field-places'
import { findFileIssues } from './file-issues'
import { TOKEN_NAME } from './form-token'
import { findRuleIssues } from './rule-issues'
import { findServiceIssues } from './services/service-issues'
import { findStepIssues } from './step-issues'
import { listNames } from './values/clean-values'
import { cleanText, isLayout, isList, listValueFields } from './values/fields'

/**
 * Reports fields with contradictory rules, and messages about fields that the form does not have.
 */
export const brokenForm: BlockRule<FormBlock> = {
  name: 'broken-form',
  check(form) {
    const places = listFieldPlaces(form.fields)
    return [
      ...findRepeatedNames(places),
      ...findReservedNames(places),
      ...places.flatMap(findFieldIssues),
      ...places.flatMap(findFillIssues),
      ...findFileIssues(form, places),
      ...findStepIssues(form),
      ...findServiceIssues(form, places),
      ...findUnknownFields(form),
      ...findRepeatedCards(form),
    ]
  },
}

interface NamePlace {
  name: string
  pointer: string
}

/** The names under which the fields are sent. A consent field has three. */
function listNamePlaces(places: FieldPlace[]): NamePlace[] {
  return places.flatMap(({ field, pointer }) =>
    isLayout(field) ? [] : listNames(field).map((name) => ({ name, pointer: `${pointer}/name` })),
  )
}

function findRepeatedNames(places: FieldPlace[]): BlockIssue[] {
  const named = listNamePlaces(places)
  const repeated = findRepeated(named.map(({ name }) => name))
  return repeated
    .flatMap((index) => named[index] ?? [])
    .map(({ name, pointer }) => ({
      pointer,
      message: `Two fields of this form have the name "${name}".`,
      hint: 'Rename one: only one of them would be sent.',
    }))
}

/** Properties of a form element that the engine or the browser uses. */
const FORM_PROPERTIES = ['elements', 'submit', 'reset', 'requestSubmit']

/**
 * Reports reserved field names: the token's name, properties that every JavaScript object inherits,
 * and properties of form elements, which a field with this name would hide.
 */
function findReservedNames(places: FieldPlace[]): BlockIssue[] {
  const reserved = [TOKEN_NAME, ...FORM_PROPERTIES]
  return listNamePlaces(places)
    .filter(({ name }) => reserved.includes(name) || name in {})
    .map(({ name, pointer }) => ({
      pointer,
      message: `No field may have the name "${name}".`,
      hint: 'Rename the field: the engine uses this name itself.',
    }))
}

function findFieldIssues({ field, pointer }: FieldPlace): BlockIssue[] {
  const issues = 'rules' in field ? findRuleIssues(field, pointer) : []
  if ('options' in field) issues.push(...findRepeatedOptions(field.options, pointer))
  if (field.type === 'hidden') issues.push(...findHiddenIssues(field, pointer))
  return issues
}

function findRepeatedOptions(options: { value: string }[], place: string): BlockIssue[] {
  const values = options.map(({ value }) => cleanText(value))
  const repeated = findRepeated(values).map((option) => ({
    pointer: `${place}/options/${option}/value`,
    message: `The option "${values[option]}" appears twice.`,
    hint: 'Remove one of them, or give it another value.',
  }))
  const blank = values.indexOf('')
  if (blank < 0) return repeated
  const message = 'The value of this option is blank.'
  const hint = 'Write the text that is sent if visitors choose the option.'
  return [...repeated, { pointer: `${place}/options/${blank}/value`, message, hint }]
}

function findHiddenIssues({ value, from, key }: HiddenField, pointer: string): BlockIssue[] {
  if ((value === undefined) === (from === undefined)) {
    const message = 'A hidden field has either "value" or "from".'
    return [{ pointer, message, hint: 'Write one of the two.' }]
  }
  if (key === undefined || from === 'query') return []
  const message = 'Only a hidden field with "from": "query" has a "key".'
  return [{ pointer: `${pointer}/key`, message, hint: 'Remove "key".' }]
}

function findFillIssues({ field, pointer: place }: FieldPlace): BlockIssue[] {
  const text = 'autocomplete' in field ? field.autocomplete : undefined
  if (text === undefined) return []
  const pointer = `${place}/autocomplete`
  const unknown = findUnknownFill(text)
  if (!unknown) return findMisplacedFill(text, field.type).map((issue) => ({ pointer, ...issue }))
  const { word, known } = unknown
  const message = `Browsers cannot fill in "${word}".`
  const further =
    'The names are those of the HTML standard, such as name, email, tel or organization.'
  return [{ pointer, message, ...suggest(word, findNearest(word, known), further) }]
}

/**
 * Reports an `autocomplete` value that browsers ignore: its words are known, but in the wrong order
 * or unsuitable for the field.
 */
function findMisplacedFill(text: string, type: string): Omit<BlockIssue, 'pointer'>[] {
  if (!isOrdered(text)) {
    const message = `Browsers do not recognise the order of these words: "${text}".`
    const hint =
      'Write them in this order: "section-" with a word, "shipping" or "billing", "home" or "work" (only before tel or email), then one field name.'
    return [{ message, hint }]
  }
  const name = findUntaken(text, type)
  if (name === undefined) return []
  const message = `Browsers do not fill in "${name}" in a field of type "${type}".`
  const { meant, hint } = adviseFill(type)
  return [{ message, hint, fixes: [{ kind: 'text', from: name, to: meant }] }]
}

function findUnknownFields({ fields, limit, prefill }: FormBlock): BlockIssue[] {
  const names = listValueFields(fields)
    .filter((field) => !isList(field))
    .map(({ name }) => name)
  const used = [
    ...(limit ? [{ pointer: '/limit/by', name: limit.by }] : []),
    ...(prefill ? [{ pointer: '/prefill/field', name: prefill.field }] : []),
  ]
  return used
    .filter(({ name }) => !names.includes(name))
    .map(({ pointer, name }) => ({
      pointer,
      message: `This form has no field "${name}".`,
      ...suggest(name, findNearest(name, names), `Use one of its fields: ${listWords(names)}.`),
    }))
}

function findRepeatedCards({ prefill }: FormBlock): BlockIssue[] {
  const values = prefill?.items.map(({ value }) => value) ?? []
  return findRepeated(values).map((index) => ({
    pointer: `/prefill/items/${index}/value`,
    message: `Two cards of this form have the value "${values[index]}".`,
    hint: 'Rename one of them.',
  }))
}

/** The positions of words that also occur earlier in the list. */
function findRepeated(words: string[]): number[] {
  return words.flatMap((word, index) => (words.indexOf(word) < index ? [index] : []))
}
