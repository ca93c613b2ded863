import type {
  ChoiceOption,
  FormBlock,
  FormField,
  InnerField,
} from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'
import { findUntaken } from '../autocomplete'
import { isLayout, listFields } from '../values/fields'
import type { FieldRule } from '../values/rules'

export const mend = { FormBlock: repairWhole, FormBlockVariant: repairForm }

const PATTERNS = ['\\d+', '[A-Z]{2,3}', '.*']

/** Makes the limit and the cards name a field that exists in every variant. */
function repairWhole(form: Partial<FormBlock>) {
  const block = repairForm(form) as FormBlock
  if (!block.byAudience || (!block.limit && !block.prefill)) return block
  const variants = Object.entries(block.byAudience).map(([audience, variant]) => {
    const { fields: _, limit: __, prefill: ___, layout: ____, ...kept } = variant
    return [audience, withSomething(kept)]
  })
  return { ...block, byAudience: Object.fromEntries(variants) }
}

function repairForm({ fields: given, limit, prefill, layout, ...others }: Partial<FormBlock>) {
  const rest = repairTransport(others)
  // A variant without fields has those of the form, which may be steps.
  if (!given) return withSomething(rest)
  const fields = repairSteps(repairFields(given))
  const typed = listFields(fields).find(({ type }) => TYPED.includes(type))
  const name = typed?.name
  return {
    ...rest,
    fields,
    layout: fields.some(isStep) ? 'stacked' : layout,
    ...(limit && name ? { limit: { ...limit, by: name } } : {}),
    ...(prefill && name
      ? { prefill: { ...prefill, field: name, items: prefill.items.map(repairCard) } }
      : {}),
  }
}

/**
 * Any form may have files to send, which not every service receives. One that is sent to a path
 * needs an answer page and a honeypot, which may be missing in another variant.
 */
function repairTransport<T extends Partial<FormBlock>>(form: T): T {
  const { transport } = form
  if (transport?.type === 'service') {
    const { server: _, ...service } = transport
    return { ...form, transport: { ...service, service: 'formspree' } }
  }
  return transport?.type === 'http'
    ? { ...form, transport: { ...transport, url: 'https://forms.example/api', as: 'form-data' } }
    : form
}

const TYPED: FormField['type'][] = ['text', 'email', 'tel', 'url', 'search', 'textarea', 'select']

function repairCard<T extends { value: string }>(card: T, index: number): T {
  return { ...card, value: `${index} ${card.value}` }
}

const isStep = ({ type }: FormField) => type === 'step'

/** Either all fields are steps, or none. */
function repairSteps(fields: FormField[]): FormField[] {
  const steps = fields.filter(isStep)
  return steps.length > 0 ? steps : fields
}

/** Makes the names of fields unique, and those of honeypots safe. `path` has the positions of the fields that contain them. */
function repairFields(fields: FormField[], path = ''): FormField[] {
  return fields.map((field, index) => {
    const place = `${path}x${index}`
    const named = isLayout(field) ? field : { ...field, name: `${toSafe(field)}${place}` }
    return {
      ...named,
      ...('fields' in field && field.fields && { fields: repairFields(field.fields, place) }),
      ...('options' in field && { options: repairOptions(field.options, place) }),
      ...('rules' in field && field.rules && { rules: field.rules.map(repairRule) }),
      ...(field.type === 'file' && !field.send && { max: undefined, rules: [] }),
      ...(hasUntakenFill(field) && { autocomplete: 'off' }),
      ...(field.type === 'consent' && { label: `${field.label} [x](/)` }),
      ...(field.type === 'hidden' && { value: 'fixed', from: undefined, key: undefined }),
    } as FormField
  })
}

function repairOptions(options: ChoiceOption[], place: string): ChoiceOption[] {
  return options.map((option, index) => ({
    ...option,
    value: `${index} ${option.value}`,
    ...(option.fields && {
      fields: repairFields(option.fields, `${place}x${index}`) as InnerField[],
    }),
  }))
}

/** The name of a field. That of a honeypot is one that browsers do not fill in. */
function toSafe({ type, name }: { type: string; name: string }): string {
  return type === 'decoy' ? 'moreRemarks' : name
}

function hasUntakenFill(field: FormField): boolean {
  const fill = 'autocomplete' in field ? field.autocomplete : undefined
  return fill !== undefined && findUntaken(fill, field.type) !== undefined
}

function repairRule(rule: FieldRule, index: number): FieldRule {
  switch (rule.rule) {
    case 'pattern':
      return { ...rule, value: PATTERNS[index % 3] ?? '.*' }
    case 'maxLength':
    case 'maxItems':
    case 'max':
      return { ...rule, value: rule.value + 1001 }
    case 'latest':
      return { ...rule, value: rule.value.includes(':') ? '23:59' : '9999-12-31' }
    case 'earliest':
      return { ...rule, value: rule.value.includes(':') ? rule.value : '0001-01-01' }
    default:
      return rule
  }
}
