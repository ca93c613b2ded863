import type { FormField } from '../../../schemas/generated/types'
import { FileField } from '../FileField'
import { FieldView } from './FieldView'
import type { FieldContext } from './field-props'
import { StepView } from './StepView'

export interface FieldListProps extends Omit<FieldContext, 'renderFields'> {
  fields: FormField[]
}

/** The fields of a form, or within one of its fields. */
export function FieldList({ fields, ...shared }: FieldListProps) {
  const context: FieldContext = {
    ...shared,
    renderFields: (inner) => <FieldList fields={inner} {...shared} />,
  }
  // A placeholder, which sends nothing, has no honeypot and takes no file.
  const shown = shared.form
    ? fields
    : fields.filter(({ type }) => type !== 'decoy' && type !== 'file')
  return shown.map((field, index) => {
    if (field.type === 'step') {
      const place = { index, count: fields.length }
      return <StepView key={field.label} step={field} place={place} context={context} />
    }
    if (field.type === 'file') return <FileField key={field.name} field={field} context={context} />
    const key = field.type === 'group' ? field.label : (shared.form?.key(field.name) ?? field.name)
    return <FieldView key={key} field={field} context={context} />
  })
}
