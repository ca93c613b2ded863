import type { PointerEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { type Panels, useLocationPath, usePanels } from '../../engine/block-api'

/** How long a menu stays open after the pointer leaves it, in milliseconds. */
const LEAVE_MS = 150

export interface Menus extends Pick<Panels, 'buttonProps' | 'panelProps'> {
  root: RefObject<HTMLElement | null>
  isOpen: (id: string) => boolean
  pin: (id: string) => void
  close: () => void
  onEnter: (id: string, event: PointerEvent) => void
  onLeave: () => void
}

/** The open menu of the header, at most one. Menus are identified by their panel ids. */
export function useMenus(ids: string[]): Menus {
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { open, setOpen, buttonProps, panelProps } = usePanels({ ids, group: 'menu' })
  // If `true`, a click or a key opened the menu, so it stays open when the pointer leaves.
  const isPinned = useRef(true)
  const isOpen = (id: string) => open.includes(id)
  const close = () => setOpen([])
  useCloseOnNavigation(close)
  useDismiss(root, open.length > 0, close)

  function pin(id: string) {
    isPinned.current = true
    setOpen([id])
  }

  return {
    root,
    isOpen,
    pin,
    close,
    panelProps,
    buttonProps: (id) => ({
      ...buttonProps(id),
      onClick: () => (isOpen(id) && isPinned.current ? close() : pin(id)),
    }),
    onEnter(id, { pointerType }) {
      if (pointerType !== 'mouse') return
      clearTimeout(timer.current)
      if (isOpen(id)) return
      isPinned.current = false
      setOpen([id])
    },
    onLeave() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!isPinned.current) close()
      }, LEAVE_MS)
    },
  }
}

function useCloseOnNavigation(close: () => void): void {
  const path = useLocationPath()
  const [shown, setShown] = useState(path)
  if (path === shown) return
  setShown(path)
  close()
}

/**
 * Closes the menu when the focus leaves it, or on Escape, which returns the focus to the menu's
 * button.
 */
function useDismiss(root: RefObject<HTMLElement | null>, active: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!active) return
    const findButton = () => root.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && findButton()?.parentElement?.contains(target) === true
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (isInside(document.activeElement)) findButton()?.focus()
      latest.current()
    }
    const onElsewhere = ({ target }: Event) => {
      if (!isInside(target)) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [root, active])
}
