import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import Negotiator from 'negotiator'
import { decodePath } from '../../../core/addresses/paths'
import type { FormName } from '../../build/output/compressed-forms'
import { FORM_NAMES, isFormOf } from '../../build/output/compressed-forms'
import { statFile } from '../../lib/files/stat-file'

/** How HTTP names the forms: https://www.iana.org/assignments/http-parameters */
const ENCODINGS: Record<FormName, string> = { br: 'br', gz: 'gzip' }

/** The smallest form that a browser takes; undefined where it wants the file as it is. */
export function findWantedForm(request: IncomingMessage): FormName | undefined {
  // A part of a file is a part of what it is without compression.
  if (request.headers.range !== undefined) return undefined
  const accepted = new Negotiator(request).encodings()
  return FORM_NAMES.find((form) => accepted.includes(ENCODINGS[form]))
}

/** Says in which form an answer is sent. */
export function setForm(response: ServerResponse, form: FormName): void {
  response.setHeader('Content-Encoding', ENCODINGS[form])
  response.setHeader('Vary', 'Accept-Encoding')
}

/** The form of a file that is wanted, if the build has written it and the file is still the same. */
export function findForm(
  dir: string,
  pathname: string,
  request: IncomingMessage,
): FormName | undefined {
  const form = findWantedForm(request)
  const file = join(dir, decodePath(pathname))
  const stats = form && statFile(file)
  return stats && isFormOf(statFile(`${file}.${form}`), form, stats) ? form : undefined
}
