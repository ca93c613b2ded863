import type { FormField } from '../../../schemas/generated/types'
import { listNames } from './clean-values'
import type { FormValues } from './fields'
import { listFields } from './fields'

/** The values of a form in the document, as the browser would send them. */
export function readValues(form: HTMLFormElement | undefined, fields: FormField[]): FormValues {
  const data = new FormData(form)
  const sent = listFields(fields).filter(({ type }) => type !== 'file')
  const read = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(
    sent.flatMap((field) =>
      listNames(field).map((name) => {
        const texts = read(name)
        return [name, field.type === 'checkboxes' ? texts : (texts[0] ?? '')]
      }),
    ),
  )
}
