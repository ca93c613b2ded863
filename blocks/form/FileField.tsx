import type { ChangeEvent, DragEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useAttachmentCheck, useMessages } from '../../engine/block-api'
import type { FileField as FileFieldData } from '../../schemas/generated/types'
import styles from './FileField.module.css'

export interface FileFieldProps {
  field: FileFieldData
  /** Takes the file away whenever it changes. */
  resetKey: number
}

/** A field for one file, chosen or dropped; what is refused leaves no trace in it. */
export function FileField({ field, resetKey }: FileFieldProps) {
  const { name, label, hint, choose, drop, remove, accept } = field
  const { optional } = useMessages()
  const check = useAttachmentCheck(field)
  const input = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<string>()
  const [isOver, setOver] = useState(false)
  const id = useId()

  const clear = () => {
    setTaken(undefined)
    if (input.current) input.current.value = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what asks for it.
  useEffect(clear, [resetKey])

  const take = async (file: File | undefined) => {
    clear()
    if (await check(file)) setTaken(file?.name)
  }
  const onChange = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    // A chooser that is cancelled changes nothing. The input is emptied at once, so that the
    // same file can be chosen again.
    const [file] = files ?? []
    if (file) take(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the input.
    <div
      className={styles.file}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id}>
        {label}
        <span className={styles.optional}> ({optional})</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.choose}>
        <span className={styles.button} aria-hidden="true">
          {choose}
        </span>
        {drop && <span aria-hidden="true">{drop}</span>}
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={accept.map(({ extension }) => `.${extension}`).join(',')}
          aria-describedby={hint && `${id}-hint`}
          onChange={onChange}
        />
      </p>
      {taken && (
        <p className={styles.taken}>
          <span>{taken}</span>
          <button type="button" onClick={clear}>
            {remove}
          </button>
        </p>
      )}
    </div>
  )
}
