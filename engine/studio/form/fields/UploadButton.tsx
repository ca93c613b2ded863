import { Button, FileButton, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../parts/form-state'

interface UploadProps {
  /** The name of the field. */
  label: string
  /** The media types of the files: `image/*`. */
  accept?: string
  onUploaded: (value: string) => void
}

/** Adds a file to the site for a field. */
export function UploadButton({ label, accept, onUploaded }: UploadProps) {
  const { upload } = useForm().host
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  if (!upload) return null
  const send = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    setError(undefined)
    try {
      onUploaded(await upload(file))
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
    setBusy(false)
  }
  return (
    <>
      <FileButton accept={accept} onChange={send}>
        {(props) => (
          <Button {...props} size="compact-xs" variant="default" mt={4} loading={isBusy}>
            Upload<VisuallyHidden>{` a file for ${label}`}</VisuallyHidden>
          </Button>
        )}
      </FileButton>
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {error}
      </Text>
    </>
  )
}
