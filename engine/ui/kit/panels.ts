import type { ComponentProps, Dispatch, SetStateAction } from 'react'
import { useLayoutEffect, useState } from 'react'
import { useEngine } from '../context/context'

export interface PanelsOptions {
  /** The ids of the panels. */
  ids: string[]
  /** The ids of those that are open at first; by default, none is. */
  first?: string[]
  /**
   * A name for panels of which one is open at most; those of the group `menu` also close when one
   * goes elsewhere.
   */
  group?: string
}

/** The attributes of a panel. */
export interface PanelProps {
  id: string
  hidden: boolean
  'data-panel': string | undefined
}

export interface Panels {
  /** The ids of the panels that are open. */
  open: string[]
  setOpen: Dispatch<SetStateAction<string[]>>
  /** The attributes of the button that opens and closes a panel. */
  buttonProps: (id: string) => ComponentProps<'button'>
  panelProps: (id: string) => PanelProps
}

/**
 * Which of some panels are open, and their attributes. Until the block is hydrated, the page's
 * inline script opens and closes them (see `browser/boot/panels.ts`): the state begins as the
 * visitor has left the HTML, so that hydration changes nothing that is seen.
 */
export function usePanels({ ids, first = [], group }: PanelsOptions): Panels {
  const { server, onHtml } = useEngine()
  const [open, setOpen] = useState(() => (onHtml && !server && readOpen(ids)) || first)

  // At each commit: before it, panels are the inline script's.
  useLayoutEffect(() => {
    const left = takeOver(ids)
    // A click may have come while this was rendered.
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
      // It stays the same: once the element has lost it, React does not bring it back.
      'data-panel': onHtml ? (group ?? '') : undefined,
    }),
  }
}

const MARK = 'data-panel'

/** Those of the panels that are the inline script's, in the document. */
function findEarly(ids: string[]): HTMLElement[] {
  return ids.flatMap((id) => {
    const panel = document.getElementById(id)
    return panel?.hasAttribute(MARK) ? [panel] : []
  })
}

/** The ids of the open ones, if all panels are the inline script's. */
function readOpen(ids: string[]): string[] | undefined {
  const panels = findEarly(ids)
  return panels.length === ids.length ? listOpen(panels) : undefined
}

/** Ends the inline script's part; returns what it left open, if there was anything to end. */
function takeOver(ids: string[]): string[] | undefined {
  const panels = findEarly(ids)
  for (const panel of panels) panel.removeAttribute(MARK)
  return panels.length > 0 && panels.length === ids.length ? listOpen(panels) : undefined
}

function listOpen(panels: HTMLElement[]): string[] {
  return panels.filter((panel) => !panel.hidden).map(({ id }) => id)
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
