import type { ComponentProps, KeyboardEvent } from 'react'
import { useSyncExternalStore } from 'react'
import { useHashTarget } from '../navigation/hash-target'
import type { PanelProps } from './panels'
import { usePanels } from './panels'

export interface TabListOptions {
  /** The ids of the panels, in order. `#id` in the URL selects the tab. */
  ids: string[]
  /** The tab list's label. */
  label: string | undefined
  /** A media query for which the tabs are arranged vertically. */
  vertical?: string
}

export interface TabList {
  selected: number
  listProps: ComponentProps<'div'>
  tabProps: (index: number) => ComponentProps<'button'>
  panelProps: (index: number) => PanelProps & ComponentProps<'div'>
}

/** The tabs' state and attributes: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function useTabList({ ids, label, vertical }: TabListOptions): TabList {
  const panels = usePanels({ ids, first: ids.slice(0, 1) })
  const selected = Math.max(0, ids.indexOf(panels.open[0] ?? ''))
  const setSelected = (index: number) => panels.setOpen(ids.slice(index, index + 1))
  const isVertical = useMediaQuery(vertical)
  useHashTarget(ids, (id) => setSelected(ids.indexOf(id)))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = resolveTarget(event.key, selected, { count: ids.length, isVertical, isRtl })
    if (to === undefined) return
    event.preventDefault()
    setSelected(to)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return {
    selected,
    listProps: {
      role: 'tablist',
      'aria-label': label,
      'aria-orientation': isVertical ? 'vertical' : undefined,
      onKeyDown,
    },
    tabProps: (index) => ({
      type: 'button',
      role: 'tab',
      id: `${ids[index]}-tab`,
      'aria-selected': index === selected,
      'aria-controls': ids[index],
      tabIndex: index === selected ? undefined : -1,
      onClick: () => setSelected(index),
    }),
    panelProps: (index) => ({
      ...panels.panelProps(ids[index] ?? ''),
      role: 'tabpanel',
      'aria-labelledby': `${ids[index]}-tab`,
      tabIndex: 0,
    }),
  }
}

interface Row {
  count: number
  isVertical: boolean
  /** `true` if the language is written from right to left. */
  isRtl: boolean
}

function resolveTarget(key: string, from: number, row: Row): number | undefined {
  const { count, isVertical, isRtl } = row
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  // Left and Right work in a column too; in a row, Up and Down scroll the page.
  if (key === forward || (isVertical && key === 'ArrowDown')) return (from + 1) % count
  if (key === back || (isVertical && key === 'ArrowUp')) return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function useMediaQuery(query: string | undefined): boolean {
  return useSyncExternalStore(
    (listener) => {
      if (query === undefined) return () => {}
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => query !== undefined && matchMedia(query).matches,
    () => false,
  )
}
