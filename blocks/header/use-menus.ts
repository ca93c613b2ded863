import type { PointerEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocationPath } from '../../engine/block-api'

/** How long a menu stays open after the pointer has left it. */
const LEAVE_MS = 150

interface OpenMenu {
  name: string
  /** Opened by click or key: it does not close when the pointer leaves. */
  pinned: boolean
}

export interface Menus {
  root: RefObject<HTMLElement | null>
  isOpen: (name: string) => boolean
  /** Opens the menu for good, or closes it when it is. */
  toggle: (name: string) => void
  pin: (name: string) => void
  close: () => void
  onEnter: (name: string, event: PointerEvent) => void
  onLeave: () => void
}

/** Which of the header's menus is open: one at most. */
export function useMenus(): Menus {
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<OpenMenu>()
  const close = () => setOpen(undefined)
  useCloseOnNavigation(close)
  useDismiss(root, open !== undefined, close)

  return {
    root,
    isOpen: (name) => open?.name === name,
    toggle: (name) =>
      setOpen(open?.name === name && open.pinned ? undefined : { name, pinned: true }),
    pin: (name) => setOpen({ name, pinned: true }),
    close,
    onEnter(name, { pointerType }) {
      if (pointerType !== 'mouse') return
      clearTimeout(timer.current)
      if (open?.name !== name) setOpen({ name, pinned: false })
    },
    onLeave() {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => setOpen((menu) => (menu?.pinned ? menu : undefined)),
        LEAVE_MS,
      )
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

/** Closes on Escape, giving focus back to the menu's button, and when one goes elsewhere. */
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
