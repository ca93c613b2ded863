import { useSyncExternalStore } from 'react'
import { createStore, useLocationPath } from '../../engine/block-api'

/**
 * The label of the chosen billing period, keyed by page path. All plans on a page share the choice.
 */
const choices = createStore<ReadonlyMap<string, string>>(new Map())

/** The index of the chosen period in this list of labels, and a function that chooses one. */
export function useChosenPeriod(labels: string[]): [chosen: number, choose: (at: number) => void] {
  const path = useLocationPath()
  const label = useSyncExternalStore(
    choices.subscribe,
    () => choices.get().get(path),
    () => undefined,
  )
  const choose = (at: number) => choices.set(new Map(choices.get()).set(path, labels[at] ?? ''))
  return [Math.max(0, labels.indexOf(label ?? '')), choose]
}
