import type { ReceivedFile, ReceivedForm } from '../../engine/block-receive-api'
import { resolveTokens } from '../../engine/block-receive-api'
import type { FileField, FormField } from '../../schemas/generated/types'
import { checkAttachment } from './attachment'
import { listFields } from './values/fields'

type Messages = ReceivedForm['messages']

interface Reason {
  /** The name of a message. */
  message: string
  /** The values of its tokens. */
  values?: Record<string, string>
}

/** The fields whose files are sent. */
export function listFileFields(fields: FormField[]): FileField[] {
  return listFields(fields).flatMap((field) => (field.type === 'file' && field.send ? [field] : []))
}

/** The error messages of files, keyed by field name: the same as those in the browser. */
export function findFileErrors(
  fields: FileField[],
  files: ReceivedFile[],
  messages: Messages,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const own = files.filter((file) => file.field === field.name)
    const reason = findReason(field, own)
    if (reason) errors[field.name] = renderMessage(reason, messages)
  }
  return errors
}

function findReason(field: FileField, files: ReceivedFile[]): Reason | undefined {
  const { max = 1 } = field
  if (files.length > max) return { message: 'fileTooMany', values: { count: String(max) } }
  for (const file of files) {
    const verdict = checkAttachment(file, field)
    if (!verdict.accepted) return verdict.reason
    const [found] = file.problems
    if (found !== undefined) return { message: found }
  }
  return undefined
}

function renderMessage({ message, values = {} }: Reason, messages: Messages): string {
  const texts: Record<string, string> = messages
  return resolveTokens(texts[message] ?? message, values)
}
