export interface LightboxState {
  /** If `true`, the language is written from right to left. */
  isRtl: boolean
  isZoomed: boolean
  /** The index of the current picture, and the number of pictures. */
  current: number
  count: number
}

export type LightboxAct =
  | { kind: 'show'; index: number }
  | { kind: 'zoom'; isZoomed: boolean }
  /** The scroll distance, as fractions of the window size. */
  | { kind: 'scroll'; x: number; y: number }

const STEP = 0.15

/** The action of a key: arrow keys change the picture, or move an enlarged one. */
export function resolveKey(key: string, state: LightboxState): LightboxAct | undefined {
  const { isRtl, isZoomed, current, count } = state
  if (key === '+' || key === '=') return { kind: 'zoom', isZoomed: true }
  if (key === '-') return { kind: 'zoom', isZoomed: false }
  if (key === 'Home') return { kind: 'show', index: 0 }
  if (key === 'End') return { kind: 'show', index: count - 1 }
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (isZoomed) {
    const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (sideways || down) return { kind: 'scroll', x: sideways * STEP, y: down * STEP }
  } else if (sideways) {
    return { kind: 'show', index: current + (isRtl ? -sideways : sideways) }
  }
  return undefined
}
