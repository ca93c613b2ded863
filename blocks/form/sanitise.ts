const ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '/': '&#x2F;',
}

/**
 * A text with angle brackets, quotes and slashes escaped for HTML. An ampersand stays, so that
 * doing it twice changes nothing.
 */
export function sanitise(text: string): string {
  return text.replace(/[<>"'/]/g, (character) => ESCAPES[character] ?? character)
}
