import type { RunDetails } from 'fast-check'

/**
 * The smallest JSON value that falsifies a property, with the error. Empty if the property holds.
 */
export function describeCounterexample<T>({
  failed,
  counterexample,
  errorInstance,
  seed,
  counterexamplePath,
}: RunDetails<[T]>): string {
  if (!failed) return ''
  const json = JSON.stringify(counterexample?.[0], null, 2)
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${json}\n${message}\nseed ${seed}, path ${counterexamplePath}`
}
