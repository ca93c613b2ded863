import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import Negotiator from 'negotiator'
import { decodePath } from '../../../core/addresses/paths'
import type { FormName } from '../../build/output/compressed-forms'
import { FORM_NAMES, isFormOf } from '../../build/output/compressed-forms'
import { statFile } from '../../lib/files/stat-file'

/** The content codings of HTTP: https://www.iana.org/assignments/http-parameters */
const ENCODINGS: Record<FormName, string> = { br: 'br', gz: 'gzip' }

/** The smallest version that a browser accepts. Undefined if it accepts only the original. */
export function findWantedForm(request: IncomingMessage): FormName | undefined {
  // A range of a file refers to its uncompressed bytes.
  if (request.headers.range !== undefined) return undefined
  const accepted = new Negotiator(request).encodings()
  return FORM_NAMES.find((form) => accepted.includes(ENCODINGS[form]))
}

/** Sets the headers for the coding of a response. */
export function setForm(response: ServerResponse, form: FormName): void {
  response.setHeader('Content-Encoding', ENCODINGS[form])
  response.setHeader('Vary', 'Accept-Encoding')
}

/**
 * The requested version of a file, if the build has written it and the file has not changed since.
 */
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
