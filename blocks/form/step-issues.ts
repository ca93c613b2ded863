import type { BlockIssue } from '../../engine/block-build-api'
import type { FormBlock, FormField } from '../../schemas/generated/types'

/** Reports the first field outside the steps of a form, and steps in one line with the button. */
export function findStepIssues({ fields, layout }: FormBlock): BlockIssue[] {
  if (fields.every(({ type }) => type !== 'step')) return []
  const index = fields.findIndex(({ type }) => type !== 'step')
  const outside = fields[index]
  return [
    ...(outside ? [describeOutside(outside, `/fields/${index}`)] : []),
    ...(layout === 'inline' ? [describeLine()] : []),
  ]
}

function describeOutside(field: FormField, pointer: string): BlockIssue {
  const rest = 'name' in field ? `"name": "${field.name}"` : `"label": "${field.label}"`
  const example = `{ "type": "step", "label": "…", "fields": [{ "type": "${field.type}", ${rest}, … }] }`
  return {
    pointer,
    message: 'This field is not in a step, but other fields of the form are.',
    hint: `Move it into the "fields" of a step: ${example}.`,
  }
}

function describeLine(): BlockIssue {
  const message = 'Steps do not fit in one line with the button.'
  return { pointer: '/layout', message, hint: 'Remove "layout".' }
}
