import type { ReceivedForm } from '../../../core/receive/received-form'

/** What versions of a form have in common, in all languages of a page: its path and its name. */
export function writeFormKey({ path, name }: Pick<ReceivedForm, 'path' | 'name'>): string {
  return `${path} ${name}`
}

/** The name of the form. A path has no spaces. */
export function readFormName(key: string): string {
  return key.slice(key.indexOf(' ') + 1)
}
