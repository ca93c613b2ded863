import type { FormField } from '../../../schemas/generated/types'
import { FileField } from '../FileField'
import { FieldView } from './FieldView'
import type { FieldContext } from './field-props'

export interface FieldListProps extends Omit<FieldContext, 'renderFields'> {
  fields: FormField[]
}

/** The fields of a form, of a group or of an option. */
export function FieldList({ fields, ...shared }: FieldListProps) {
  const context: FieldContext = {
    ...shared,
    renderFields: (inner) => <FieldList fields={inner} {...shared} />,
  }
  // A placeholder, which sends nothing, has no honeypot and takes no file.
  const shown = shared.form
    ? fields
    : fields.filter(({ type }) => type !== 'decoy' && type !== 'file')
  return shown.map((field) => {
    if (field.type === 'file') return <FileField key={field.name} field={field} context={context} />
    const key = field.type === 'group' ? field.label : (shared.form?.key(field.name) ?? field.name)
    return <FieldView key={key} field={field} context={context} />
  })
}
