import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { RichText, useMessages } from '../../engine/block-api'
import type { FileField as FileFieldData } from '../../schemas/generated/types'
import styles from './FileField.module.css'
import formStyles from './Form.module.css'
import { FieldError } from './fields/FieldError'
import { FieldHint } from './fields/FieldHint'
import type { FieldProps } from './fields/field-props'
import { listDescriptions, readInput } from './fields/field-props'
import buttons from './TextButton.module.css'
import { useFiles } from './use-files'
import { findRequired } from './values/find-errors'

/**
 * A field for files, which visitors choose or drop. A refused file is removed. If the files are not
 * sent, the input has no `name`, so that the browser does not send them either.
 */
export function FileField({ field, context }: FieldProps<FileFieldData>) {
  const { name, label, hint, choose, drop, accept, send, max = 1 } = field
  const { optional, fileNotSent } = useMessages()
  const [isOver, setOver] = useState(false)
  const id = `${context.id}-${name}`
  const { error, onChange } = readInput(context, name)
  const required = findRequired(field) !== undefined
  const taken = useRef<HTMLDivElement>(null)
  const { input, files, add, remove } = useFiles({
    field,
    round: context.round,
    onChange(names) {
      // The input takes the focus from the button of a removed file.
      const isRemoval = names.length < files.length
      if (isRemoval && taken.current?.contains(document.activeElement)) input.current?.focus()
      if (send) onChange?.(names)
    },
  })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) void add(max === 1 ? dropped.slice(0, 1) : dropped)
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
        {!required && <span className={formStyles.optional}> ({optional})</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      <p className={styles.choose} data-sent={send || undefined}>
        <span className={styles.button} aria-hidden="true">
          {choose}
        </span>
        {drop && <span aria-hidden="true">{drop}</span>}
        <input
          ref={input}
          type="file"
          id={id}
          name={send ? name : undefined}
          multiple={max > 1}
          required={required}
          accept={accept.map(({ extension }) => `.${extension}`).join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={listDescriptions(id, { hint, error, note: !send })}
          onChange={({ currentTarget }) => {
            // Cancelling the file dialog changes nothing.
            const chosen = [...(currentTarget.files ?? [])]
            if (chosen.length > 0) void add(chosen)
          }}
        />
      </p>
      {!send && (
        <p className={formStyles.hint} id={`${id}-note`}>
          <RichText text={fileNotSent} />
        </p>
      )}
      <div ref={taken}>
        {files.map((file, index) => (
          <p key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.taken}>
            <span id={`${id}-file-${index}`}>{file.name}</span>
            <button
              type="button"
              className={buttons.button}
              aria-describedby={`${id}-file-${index}`}
              onClick={() => remove(file)}
            >
              {field.remove}
            </button>
          </p>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
