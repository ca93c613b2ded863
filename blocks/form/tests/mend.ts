import type { FormBlock, FormField, FormRule } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'
import { findUntaken } from '../autocomplete'

export const mend = { FormBlock: repairWhole, FormBlockVariant: repairForm }

const PATTERNS = ['\\d+', '[A-Z]{2,3}', '.*']

/** Makes the limit and the cards name a field that exists in every variant. */
function repairWhole(form: Partial<FormBlock>) {
  const block = repairForm(form) as FormBlock
  if (!block.byAudience || (!block.limit && !block.prefill)) return block
  const variants = Object.entries(block.byAudience).map(([audience, variant]) => {
    const { fields: _, limit: __, prefill: ___, ...kept } = variant
    return [audience, withSomething(kept)]
  })
  return { ...block, byAudience: Object.fromEntries(variants) }
}

function repairForm({ fields: given, limit, prefill, ...rest }: Partial<FormBlock>) {
  if (!given) return withSomething(rest)
  const fields = given.map(
    (field, index) => repairField({ ...field, name: `${field.name}x${index}` }) as FormField,
  )
  const name = fields.find((field) => 'rules' in field || isTyped(field))?.name
  return {
    ...rest,
    fields,
    ...(limit && name ? { limit: { ...limit, by: name } } : {}),
    ...(prefill && name
      ? { prefill: { ...prefill, field: name, items: prefill.items.map(repairCard) } }
      : {}),
  }
}

function isTyped({ type }: FormField): boolean {
  return type !== 'decoy' && type !== 'file'
}

function repairCard<T extends { value: string }>(card: T, index: number): T {
  return { ...card, value: `${index} ${card.value}` }
}

function repairField(field: FormField): FormField {
  const fill = 'autocomplete' in field ? field.autocomplete : undefined
  const untaken = fill !== undefined && findUntaken(fill, field.type) !== undefined
  const options =
    field.type === 'select'
      ? {
          options: field.options.map((option, index) => ({
            ...option,
            value: `${index} ${option.value}`,
          })),
        }
      : {}
  const rules = 'rules' in field && field.rules ? { rules: repairRules(field.rules) } : {}
  return { ...field, ...options, ...rules, ...(untaken && { autocomplete: 'off' }) } as FormField
}

function repairRules(rules: FormRule[]): FormRule[] {
  return rules.map((rule, index) => {
    if (rule.rule === 'pattern') return { ...rule, value: PATTERNS[index % 3] ?? '.*' }
    if (rule.rule === 'maxLength') return { ...rule, value: Number(rule.value) + 1001 }
    return rule
  })
}
