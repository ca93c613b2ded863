import type { ChangeEvent, DragEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { RichText, useMessages } from '../../engine/block-api'
import type { FileField as FileFieldData } from '../../schemas/generated/types'
import styles from './FileField.module.css'
import { useAttachmentCheck } from './use-attachment-check'

export interface FileFieldProps {
  field: FileFieldData
  /** Changes whenever the file is to be cleared. */
  resetKey: number
}

/**
 * A field for one file, which visitors choose or drop. A refused file is cleared. The input has no
 * `name`, so that the browser does not send the file if it posts the form itself.
 */
export function FileField({ field, resetKey }: FileFieldProps) {
  const { label, hint, choose, drop, remove, accept } = field
  const { optional, fileNotSent } = useMessages()
  const check = useAttachmentCheck(field)
  const input = useRef<HTMLInputElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  const [taken, setTaken] = useState<string>()
  const [isOver, setOver] = useState(false)
  const id = useId()

  const clear = () => {
    // The element that takes the focus when the button disappears.
    if (removal.current?.matches(':focus')) input.current?.focus()
    setTaken(undefined)
    if (input.current) input.current.value = ''
  }
  const take = async (file: File | undefined) => {
    clear()
    if (await check(file)) setTaken(file?.name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what asks for it.
  useEffect(() => {
    // The file that was chosen before hydration. After hydration, the input is always empty.
    const [early] = input.current?.files ?? []
    if (early) take(early)
    else clear()
  }, [resetKey])
  const onChange = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    // Cancelling the file dialog changes nothing. The input is cleared immediately, so that the
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the input.
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
          accept={accept.map(({ extension }) => `.${extension}`).join(',')}
          aria-describedby={hint ? `${id}-hint ${id}-sent` : `${id}-sent`}
          onChange={onChange}
        />
      </p>
      <p className={styles.hint} id={`${id}-sent`}>
        <RichText text={fileNotSent} />
      </p>
      {taken && (
        <p className={styles.taken}>
          <span>{taken}</span>
          <button ref={removal} type="button" onClick={clear}>
            {remove}
          </button>
        </p>
      )}
    </div>
  )
}
