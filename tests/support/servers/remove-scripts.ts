/** Removes the scripts of a page, for browsers whose scripts cannot be turned off in a test. */
export function removeScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '')
}
