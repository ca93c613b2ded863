/** Lists a JSON document with one line per value. Properties keep their order. */
export function listJsonLines(json: string): string[] {
  return JSON.stringify(JSON.parse(json), null, 1).split('\n')
}
