/** Makes sure that a variant has at least one property. */
export function withSomething<T extends object>(rest: T): T {
  return Object.keys(rest).length > 0 ? rest : { ...rest, title: 'x' }
}
