import type { FormField } from '../../../schemas/generated/types'
import { listNames } from './clean-values'
import type { FormValues } from './fields'
import { isList, listFields } from './fields'

/** The values of a form in the document, as the browser would send them. */
export function readValues(form: HTMLFormElement | undefined, fields: FormField[]): FormValues {
  const data = new FormData(form)
  // An input without files has one without a name.
  const read = (name: string) =>
    data.getAll(name).map((value) => (typeof value === 'string' ? value : value.name))
  return Object.fromEntries(
    listFields(fields).flatMap((field) =>
      listNames(field).map((name) => {
        const texts = read(name)
        return [name, isList(field) ? texts.filter((text) => text !== '') : (texts[0] ?? '')]
      }),
    ),
  )
}
