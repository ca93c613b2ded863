import { describe, expect, it } from 'vitest'
import { resolveContrast } from '../../../../engine/core/text/contrast'
import { buildCodeColors } from '../../../../engine/ui/app/code-colors'

const THEMES = [
  { name: 'usual colours', surface: '#FFFFFF', inkDeep: '#081827' },
  { name: 'a brown dark ground', surface: '#FFFFFF', inkDeep: '#2D2119' },
  { name: 'tinted cards', surface: '#F2E3CF', inkDeep: '#3B1825' },
  { name: 'dark cards', surface: '#1D232B', inkDeep: '#B9BABD' },
  { name: 'middling grounds', surface: '#8A8A8A', inkDeep: '#6A6A6A' },
]

describe('the colours of code', () => {
  it.each(THEMES)('can be read on their grounds with $name', (theme) => {
    const colors = Object.entries(buildCodeColors(theme))
    expect(colors).toHaveLength(12)
    for (const [name, color] of colors) {
      const ground = name.endsWith('-on-ink') ? theme.inkDeep : theme.surface
      expect(resolveContrast(color, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})
