/**
 * Returns a function that builds the value for an object and a key on the first call, and then
 * returns the same value for as long as the object exists.
 */
export function rememberFor<Owner extends object, Value>(): (
  owner: Owner,
  key: string,
  build: () => Value,
) => Value {
  const known = new WeakMap<Owner, Map<string, Value>>()
  return (owner, key, build) => {
    const values = known.get(owner) ?? new Map<string, Value>()
    known.set(owner, values)
    const value = values.get(key) ?? build()
    values.set(key, value)
    return value
  }
}
