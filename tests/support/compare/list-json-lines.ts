/** Lists JSON with one line for each value; properties keep their order. */
export function listJsonLines(json: string): string[] {
  return JSON.stringify(JSON.parse(json), null, 1).split('\n')
}
