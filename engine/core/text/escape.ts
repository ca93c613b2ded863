const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that can be put into HTML or XML, within elements and within attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** JSON that can stand inside a script element. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
