import type { DragEvent } from 'react'
import { useState } from 'react'

type Edge = 'before' | 'after'

export interface HandleProps {
  draggable: boolean
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

interface ZoneProps {
  'data-zone': string
  /** The edge at which the dragged item would be inserted. */
  'data-drop': Edge | undefined
  onDragOver: (event: DragEvent) => void
  onDragLeave: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/** The properties of elements between which items are dragged. */
export interface Dragging {
  /** The properties of an item's handle. */
  handle: (item: string) => HandleProps
  /** The properties of the element that shows an item. It contains the handle. */
  zone: (item: string) => ZoneProps
}

interface DraggingOptions {
  /** Returns `true` if a dragged item can be next to another one. */
  accepts: (dragged: string, item: string) => boolean
  /** Called when an item was dropped before or after another one, or itself. */
  onDrop: (dragged: string, item: string, edge: Edge) => void
}

/** Dragging with the mouse. Escape cancels it. */
export function useDragging({ accepts, onDrop }: DraggingOptions): Dragging {
  const [dragged, setDragged] = useState<string>()
  const [drop, setDrop] = useState<{ item: string; edge: Edge }>()
  const end = () => {
    setDragged(undefined)
    setDrop(undefined)
  }
  const handle = (item: string): HandleProps => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }) => {
      dataTransfer.effectAllowed = 'move'
      // No other program accepts it.
      dataTransfer.setData('application/x-quire-item', item)
      const zone = currentTarget.closest('[data-zone]')
      if (zone) dataTransfer.setDragImage(zone, 0, 0)
      setDragged(item)
    },
    onDragEnd: end,
  })
  const zone = (item: string): ZoneProps => ({
    'data-zone': item,
    'data-drop': drop?.item === item ? drop.edge : undefined,
    onDragOver: (event) => {
      if (dragged === undefined || !accepts(dragged, item)) return
      event.preventDefault()
      const edge = findEdge(event)
      if (drop?.item !== item || drop.edge !== edge) setDrop({ item, edge })
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        setDrop(undefined)
      }
    },
    onDrop: (event) => {
      if (dragged === undefined || !accepts(dragged, item)) return
      event.preventDefault()
      end()
      onDrop(dragged, item, findEdge(event))
    },
  })
  return { handle, zone }
}

function findEdge({ currentTarget, clientY }: DragEvent): Edge {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}
