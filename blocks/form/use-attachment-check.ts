import { useRef } from 'react'
import { resolveTokens, useMessages, useNotice } from '../../engine/block-api'
import type { FileField } from '../../schemas/generated/types'
import type { FileMessage } from './attachment'
import { checkAttachment } from './attachment'
import { scanFile } from './file-scan'

/**
 * Returns a function that judges a file and shows the notice that says how; it resolves to
 * whether the form takes the file. Of a file that another one follows before it is read nothing
 * is said, and it is not taken.
 */
export function useAttachmentCheck(field: FileField): (file: File | undefined) => Promise<boolean> {
  const messages = useMessages()
  const showNotice = useNotice()
  const render = ({ message, values = {} }: FileMessage) =>
    resolveTokens(String(messages[message]), values)
  const latest = useRef<File>(undefined)
  return async (file) => {
    latest.current = file
    const verdict = checkAttachment(file, field)
    if (!verdict.accepted || !file) {
      const reason = verdict.accepted ? '' : render(verdict.reason)
      showNotice('fileRejected', { reason })
      return false
    }
    const findings = await scanFile(file)
    if (latest.current !== file) return false
    if (findings.length > 0) {
      const found = findings.map((message) => render({ message }))
      showNotice('fileUnsafe', { findings: found.join('; ') })
      return false
    }
    const warnings = verdict.warnings.map((warning) => ` ${render(warning)}`).join('')
    showNotice('fileUploaded', { name: file.name, warnings: warnings && `.${warnings}` })
    return true
  }
}
