import { useRef } from 'react'
import { resolveTokens, useMessages, useToast } from '../../engine/block-api'
import type { FileField } from '../../schemas/generated/types'
import type { FileMessage } from './attachment'
import { checkAttachment } from './attachment'
import { scanFile } from './file-scan'

/**
 * Returns a function that checks a file and shows the result in a toast. It resolves to `true` if
 * the form accepts the file. If the visitor chooses another file while the first is being read, the
 * first is not accepted and has no toast.
 */
export function useAttachmentCheck(field: FileField): (file: File | undefined) => Promise<boolean> {
  const messages = useMessages()
  const showToast = useToast()
  const render = ({ message, values = {} }: FileMessage) =>
    resolveTokens(String(messages[message]), values)
  const latest = useRef<File>(undefined)
  return async (file) => {
    latest.current = file
    const verdict = checkAttachment(file, field)
    if (!verdict.accepted || !file) {
      const reason = verdict.accepted ? '' : render(verdict.reason)
      showToast('fileRejected', { reason })
      return false
    }
    const findings = await scanFile(file)
    if (latest.current !== file) return false
    if (findings.length > 0) {
      const found = findings.map((message) => render({ message }))
      showToast('fileUnsafe', { findings: found.join('; ') })
      return false
    }
    const warnings = verdict.warnings.map((warning) => ` ${render(warning)}`).join('')
    showToast('fileUploaded', { name: file.name, warnings: warnings && `.${warnings}` })
    return true
  }
}
