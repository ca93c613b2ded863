import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import { findNearest, listWords, suggest } from '../../engine/block-build-api'
import type { FormBlock, FormField, FormRule } from '../../schemas/generated/types'
import { adviseFill, findUnknownFill, findUntaken, isOrdered } from './autocomplete'
import { TOKEN_NAME } from './form-token'

/**
 * Reports fields with contradictory rules, and messages about fields that the form does not have.
 */
export const brokenForm: BlockRule<FormBlock> = {
  name: 'broken-form',
  check: (form) => [
    ...findRepeatedNames(form.fields),
    ...findReservedNames(form.fields),
    ...form.fields.flatMap(findFieldIssues),
    ...form.fields.flatMap(findFillIssues),
    ...findUnknownFields(form),
    ...findRepeatedCards(form),
  ],
}

function nameFields(fields: FormField[]): string[] {
  return fields.map(({ name }) => name)
}

function findRepeatedNames(fields: FormField[]): BlockIssue[] {
  const names = nameFields(fields)
  return findRepeated(names).map((index) => ({
    pointer: `/fields/${index}/name`,
    message: `Two fields of this form have the name "${names[index]}".`,
    hint: 'Rename one: only one of them would be sent.',
  }))
}

/**
 * Reports reserved field names: the token's name, and properties that every JavaScript object
 * inherits.
 */
function findReservedNames(fields: FormField[]): BlockIssue[] {
  return nameFields(fields).flatMap((name, index) =>
    name === TOKEN_NAME || name in {}
      ? [
          {
            pointer: `/fields/${index}/name`,
            message: `No field may have the name "${name}".`,
            hint: 'Rename the field: the engine uses this name itself.',
          },
        ]
      : [],
  )
}

function findFieldIssues(field: FormField, index: number): BlockIssue[] {
  const place = `/fields/${index}`
  if (field.type === 'select') {
    const values = field.options.map(({ value }) => value)
    const repeated = findRepeated(values).map((option) => ({
      pointer: `${place}/options/${option}/value`,
      message: `The option "${values[option]}" appears twice.`,
      hint: 'Remove one of them, or give it another value.',
    }))
    return [...repeated, ...findRuleIssues(field.rules, place)]
  }
  return 'rules' in field ? findRuleIssues(field.rules, place) : []
}

function findFillIssues(field: FormField, index: number): BlockIssue[] {
  const text = 'autocomplete' in field ? field.autocomplete : undefined
  if (text === undefined) return []
  const pointer = `/fields/${index}/autocomplete`
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

function findRuleIssues(rules: FormRule[], place: string): BlockIssue[] {
  const lengthOf = (wanted: FormRule['rule']) =>
    rules.flatMap((rule) => (rule.rule === wanted && 'value' in rule ? [rule.value] : []))[0]
  const least = Number(lengthOf('minLength') ?? 0)
  return rules.flatMap((rule, index) => {
    const pointer = `${place}/rules/${index}/value`
    if (rule.rule === 'maxLength' && rule.value < least) {
      const message = `No text can have at least ${least} and at most ${rule.value} characters.`
      return [{ pointer, message, hint: 'Make "maxLength" at least as large as "minLength".' }]
    }
    if (rule.rule === 'pattern' && !isPattern(rule.value)) {
      const message = `"${rule.value}" is not a valid regular expression.`
      return [
        { pointer, message, hint: 'Test it at https://regex101.com with the ECMAScript flavour.' },
      ]
    }
    return []
  })
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, 'u'))
  } catch {
    return false
  }
}

function findUnknownFields({ fields, limit, prefill }: FormBlock): BlockIssue[] {
  const names = nameFields(fields.filter((field) => 'rules' in field))
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
