/** Calls a function with every object within a value, such as every node of a syntax tree. */
export function visitObjects(
  value: unknown,
  look: (object: Record<string, unknown>) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) look(value as Record<string, unknown>)
  for (const inner of Object.values(value)) visitObjects(inner, look)
}
