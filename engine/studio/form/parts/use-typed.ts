import type { RefCallback, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Typed {
  /** What was typed. Undefined for the text of the file. */
  text?: string
  /** The texts that were sent and have not come back yet, the oldest first. */
  sent: string[]
  /** The text of the file when the field was last rendered. */
  before: string
}

export interface TypedText {
  text: string
  /** Shows a text and sends it. */
  type: (text: string) => void
  ref: RefCallback<TextElement>
}

/**
 * Sends a text. Returns the text that the field gets from the file then, or undefined if it was not
 * sent, for example because it is incomplete.
 */
type Send = (text: string) => string | undefined

/**
 * The text of a field. Typed text is shown and sent at once; a text that comes back does not
 * replace newer typing. Any other text of the file does, and the caret stays where it was.
 */
export function useTyped(value: string, send: Send): TypedText {
  const [typed, setTyped] = useState<Typed>({ sent: [], before: value })
  const element = useRef<TextElement>(null)
  const current = value === typed.before ? typed : receive(typed, value)
  if (current !== typed) setTyped(current)
  const text = current.text ?? value
  useKeptCaret(element, text)
  return {
    text,
    type(next) {
      const sent = send(next)
      setTyped((last) => ({
        ...last,
        text: next,
        sent: sent === undefined ? last.sent : [...last.sent, sent],
      }))
    },
    ref: (next) => {
      element.current = next
    },
  }
}

/** The state after the file got a new text. */
function receive({ text, sent }: Typed, value: string): Typed {
  const index = sent.indexOf(value)
  if (index < 0) return { sent: [], before: value }
  return { text, sent: sent.slice(index + 1), before: value }
}

/** Keeps the caret when the text of the focused field is replaced. */
function useKeptCaret({ current: element }: RefObject<TextElement | null>, text: string): void {
  const caret = element && element.value !== text ? element.selectionStart : null
  useLayoutEffect(() => {
    if (caret === null || !element || element.ownerDocument.activeElement !== element) return
    const place = Math.min(caret, element.value.length)
    if (element.selectionStart !== place) element.setSelectionRange(place, place)
  })
}
