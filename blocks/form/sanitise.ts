const ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '/': '&#x2F;',
}

/**
 * Escapes angle brackets, quotes and slashes for HTML. It leaves ampersands, so that escaping twice
 * changes nothing.
 */
export function sanitise(text: string): string {
  return text.replace(/[<>"'/]/g, (character) => ESCAPES[character] ?? character)
}
