import { describe, expect, it } from 'vitest'
import { resolveKey } from '../lightbox-keys'

const state = { isRtl: false, isZoomed: false, current: 1, count: 4 }
const press = (key: string, other: Partial<typeof state> = {}) =>
  resolveKey(key, { ...state, ...other })

describe('the keys of the large view', () => {
  it('lead on by the arrow that points on, in the direction of the language', () => {
    expect(press('ArrowRight')).toEqual({ kind: 'show', index: 2 })
    expect(press('ArrowLeft')).toEqual({ kind: 'show', index: 0 })
    expect(press('ArrowRight', { isRtl: true })).toEqual({ kind: 'show', index: 0 })
    expect(press('ArrowLeft', { isRtl: true })).toEqual({ kind: 'show', index: 2 })
    expect(press('Home')).toEqual({ kind: 'show', index: 0 })
    expect(press('End')).toEqual({ kind: 'show', index: 3 })
  })

  it('enlarge, and move what is enlarged, the same way in every language', () => {
    expect(press('+')).toEqual({ kind: 'zoom', isZoomed: true })
    expect(press('-', { isZoomed: true })).toEqual({ kind: 'zoom', isZoomed: false })
    for (const isRtl of [false, true]) {
      expect(press('ArrowLeft', { isZoomed: true, isRtl })).toMatchObject({ x: -0.15, y: 0 })
      expect(press('ArrowDown', { isZoomed: true, isRtl })).toMatchObject({ x: 0, y: 0.15 })
    }
  })

  it('leave all others to the browser', () => {
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'a', 'ArrowDown'])
      expect(press(key)).toBeUndefined()
  })
})
