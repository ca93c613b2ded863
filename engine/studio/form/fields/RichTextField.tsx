import { Button, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TextControl } from '../../../core/editing/control'
import type { SelectedText } from '../../../core/editing/rich-text-edit'
import { addLink, toggleDelimiter } from '../../../core/editing/rich-text-edit'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import type { TypedText } from '../parts/use-typed'
import { LinkTarget } from './LinkTarget'
import { joinLines, preventLineBreak, useText } from './TextField'

interface Format {
  label: string
  /** The key of the shortcut, with Ctrl or Cmd. */
  key: string
  apply: (selected: SelectedText) => SelectedText
  /** If `true`, the author chooses what is selected then. */
  isLink?: boolean
}

const FORMATS: Format[] = [
  { label: 'Bold', key: 'b', apply: (selected) => toggleDelimiter(selected, '**') },
  { label: 'Italic', key: 'i', apply: (selected) => toggleDelimiter(selected, '*') },
  { label: 'Code', key: 'e', apply: (selected) => toggleDelimiter(selected, '`') },
  { label: 'Link', key: 'k', apply: (selected) => addLink(selected), isLink: true },
]

/** A text with formats and links, as its source. */
export function RichTextField({ field, control, slot }: FieldProps<TextControl>) {
  const input = useInput(field, slot)
  const typed = useText(slot)
  const { element, target, format, changeTarget, closeTarget } = useFormats(typed)
  const isMultiline = typed.text.includes('\n')
  const handleKey = (event: KeyboardEvent) => {
    if (!isMultiline) preventLineBreak(event)
    const found = findFormat(event)
    if (!found) return
    event.preventDefault()
    format(found)
  }
  return (
    <div>
      <Textarea
        {...input}
        autosize
        minRows={2}
        maxRows={20}
        maxLength={control.maxLength}
        placeholder={typeof field.default === 'string' ? field.default : undefined}
        ref={(next) => {
          element.current = next
          typed.ref(next)
        }}
        value={typed.text}
        onChange={({ currentTarget: { value } }) =>
          typed.type(isMultiline ? value : joinLines(value))
        }
        onKeyDown={handleKey}
      />
      <Formats label={field.label} onChoose={format} />
      {target && (
        <LinkTarget
          field={field}
          slot={slot}
          selected={{ text: typed.text, ...target }}
          onChange={changeTarget}
          onClose={closeTarget}
        />
      )}
    </div>
  )
}

/** Applies formats to a text, and opens the target of a link. */
function useFormats(typed: TypedText) {
  const element = useRef<HTMLTextAreaElement>(null)
  const selection = useRef<SelectedText>(null)
  const [target, setTarget] = useState<Pick<SelectedText, 'start' | 'end'>>()
  useLayoutEffect(() => {
    const { start, end } = selection.current ?? {}
    if (start !== undefined && end !== undefined) element.current?.setSelectionRange(start, end)
    selection.current = null
  })
  const format = ({ apply, isLink }: Format) => {
    if (!element.current) return
    const { selectionStart: start, selectionEnd: end } = element.current
    const formatted = apply({ text: typed.text, start, end })
    if (formatted.text !== typed.text) typed.type(formatted.text)
    if (isLink) return setTarget(formatted)
    element.current.focus()
    selection.current = formatted
  }
  const closeTarget = (isDone: boolean) => {
    if (isDone && target) {
      const afterLink = target.end + 1
      element.current?.focus()
      element.current?.setSelectionRange(afterLink, afterLink)
    }
    setTarget(undefined)
  }
  const changeTarget = (changed: SelectedText) => {
    setTarget(changed)
    typed.type(changed.text)
  }
  return { element, target, format, changeTarget, closeTarget }
}

/** The format of a shortcut. */
function findFormat(event: KeyboardEvent): Format | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined
  return FORMATS.find(({ key }) => key === event.key.toLowerCase())
}

function Formats({ label, onChoose }: { label: string; onChoose: (format: Format) => void }) {
  return (
    <Button.Group mt={4} aria-label={`Format of ${label}`}>
      {FORMATS.map((format) => (
        <Button
          key={format.key}
          size="compact-xs"
          variant="default"
          aria-keyshortcuts={`Control+${format.key.toUpperCase()}`}
          onClick={() => onChoose(format)}
        >
          {format.label}
        </Button>
      ))}
    </Button.Group>
  )
}
