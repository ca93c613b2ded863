import type { FileField as FileFieldData } from '../../schemas/generated/types'

export interface FileFieldProps {
  field: FileFieldData
  onChange: (file: File | undefined) => void
  resetKey: number
}

export function FileField({ field }: FileFieldProps) {
  return (
    <label>
      {field.label}
      <input type="file" name={field.name} />
    </label>
  )
}
