/** The ids that stand more than once in a document. */
export function findDuplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
