import { useSyncExternalStore } from 'react'
import { createStore, useLocationPath } from '../../engine/block-api'

/** The label of the chosen period by the path of the page: all plans of a page follow one choice. */
const choices = createStore<ReadonlyMap<string, string>>(new Map())

/** The place of the chosen period among those with these labels, and a function that chooses. */
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
