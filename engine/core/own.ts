/** Reads an own property only, so that a name such as `constructor` finds nothing. */
export function own<T>(record: Partial<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
