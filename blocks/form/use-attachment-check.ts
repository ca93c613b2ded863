import { resolveTokens, useMessages, useToast } from '../../engine/block-api'
import type { FileField } from '../../schemas/generated/types'
import type { FileMessage } from './attachment'
import { checkAttachment } from './attachment'
import { scanFile } from './file-scan'

export interface AttachmentCheck {
  /**
   * Checks a file, and shows the result in a toast. Resolves to `true` if the form accepts the file.
   * A file that is no longer wanted once it has been read is not accepted, and has no toast.
   */
  check: (file: File | undefined, isWanted: () => boolean) => Promise<boolean>
  /** Shows a toast with the reason why a file is not accepted. */
  refuse: (reason: FileMessage) => void
}

/** The check of a field's files. */
export function useAttachmentCheck(field: FileField): AttachmentCheck {
  const messages = useMessages()
  const showToast = useToast()
  const render = ({ message, values = {} }: FileMessage) =>
    resolveTokens(String(messages[message]), values)
  const refuse = (reason: FileMessage) => showToast('fileRejected', { reason: render(reason) })
  return {
    refuse,
    async check(file, isWanted) {
      const verdict = checkAttachment(file, field)
      if (!verdict.accepted || !file) {
        if (!verdict.accepted) refuse(verdict.reason)
        return false
      }
      const findings = await scanFile(file)
      if (!isWanted()) return false
      if (findings.length > 0) {
        const found = findings.map((message) => render({ message }))
        showToast('fileUnsafe', { findings: found.join('; ') })
        return false
      }
      const warnings = verdict.warnings.map((warning) => ` ${render(warning)}`).join('')
      showToast('fileUploaded', { name: file.name, warnings: warnings && `.${warnings}` })
      return true
    },
  }
}
