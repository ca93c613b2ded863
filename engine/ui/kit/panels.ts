import type { ComponentProps, Dispatch, SetStateAction } from 'react'
import { useLayoutEffect, useState } from 'react'
import { useEngine } from '../context/context'

export interface PanelsOptions {
  /** The ids of the panels. */
  ids: string[]
  /** The ids of the panels that are open at first. By default, all are closed. */
  first?: string[]
  /**
   * The name of a group of panels. At most one of them is open at a time. Panels in the group
   * `menu` also close when the focus or a click leaves them.
   */
  group?: string
}

/** A panel's attributes. */
export interface PanelProps {
  id: string
  hidden: boolean
  'data-panel': string | undefined
}

export interface Panels {
  /** The ids of the open panels. */
  open: string[]
  setOpen: Dispatch<SetStateAction<string[]>>
  /** The attributes of the button that toggles a panel. */
  buttonProps: (id: string) => ComponentProps<'button'>
  panelProps: (id: string) => PanelProps
}

/**
 * The open panels and all panels' attributes. Until hydration, the page's inline script opens and
 * closes them (see `browser/boot/panels.ts`). The initial state comes from the document, so that
 * hydration changes nothing visible.
 */
export function usePanels({ ids, first = [], group }: PanelsOptions): Panels {
  const { server, onHtml } = useEngine()
  const [open, setOpen] = useState(() => (onHtml && !server && readOpen(ids)) || first)

  // At each commit: until then, the inline script handles the panels.
  useLayoutEffect(() => {
    const left = acquirePanels(ids)
    // A click may have happened during rendering.
    if (left) setOpen((rendered) => (isSameSet(rendered, left) ? rendered : left))
  })

  const toggle = (id: string) =>
    setOpen((now) => {
      const others = now.filter((other) => other !== id)
      if (now.includes(id)) return others
      return group === undefined ? [...others, id] : [id]
    })
  return {
    open,
    setOpen,
    buttonProps: (id) => ({
      type: 'button',
      'aria-expanded': open.includes(id),
      'aria-controls': id,
      onClick: () => toggle(id),
    }),
    panelProps: (id) => ({
      id,
      hidden: !open.includes(id),
      // A constant value: once the element has lost the attribute, React does not restore it.
      'data-panel': onHtml ? (group ?? '') : undefined,
    }),
  }
}

const ATTRIBUTE = 'data-panel'

/** The panels in the document that the inline script is still handling. */
function findEarly(ids: string[]): HTMLElement[] {
  return ids.flatMap((id) => {
    const panel = document.getElementById(id)
    return panel?.hasAttribute(ATTRIBUTE) ? [panel] : []
  })
}

/** The ids of the open panels, if the inline script is still handling all of them. */
function readOpen(ids: string[]): string[] | undefined {
  const panels = findEarly(ids)
  return panels.length === ids.length ? listOpen(panels) : undefined
}

/** Acquires the panels from the inline script. Returns the open ones if it handled all of them. */
function acquirePanels(ids: string[]): string[] | undefined {
  const panels = findEarly(ids)
  for (const panel of panels) panel.removeAttribute(ATTRIBUTE)
  return panels.length > 0 && panels.length === ids.length ? listOpen(panels) : undefined
}

function listOpen(panels: HTMLElement[]): string[] {
  return panels.filter((panel) => !panel.hidden).map(({ id }) => id)
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
