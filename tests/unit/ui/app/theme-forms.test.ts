import { describe, expect, it } from 'vitest'
import {
  buildFormVariables,
  buildSectionVariables,
  PATTERNS,
} from '../../../../engine/ui/app/theme-forms'
import type { Theme } from '../../../../schemas/generated/types'

const theme = {
  headingCase: 'normal',
  headingTracking: 'normal',
  cards: 'outlined',
  buttons: 'filled',
  pictures: 'plain',
  width: 'normal',
  sections: 'spaced',
} as Theme

describe('the shapes of a theme', () => {
  it('are by default those that sites had before there were others', () => {
    expect(buildFormVariables(theme)).toEqual({ '--page-width': '72.5rem' })
    expect(buildSectionVariables(theme)).toEqual({})
  })

  it('are the same in all sections where they have no colour', () => {
    const chosen: Theme = {
      ...theme,
      headingCase: 'uppercase',
      headingTracking: 'tight',
      width: 'wide',
      sections: 'rules',
      pictures: 'monochrome',
    }
    expect(buildFormVariables(chosen)).toEqual({
      '--page-width': '85rem',
      '--heading-case': 'uppercase',
      '--heading-tracking': '-.035em',
      '--section-rule': '""',
      '--section-top': 'var(--band-space)',
      '--picture-filter': 'grayscale(1)',
    })
  })

  it('are of each section where they have its colours', () => {
    const shapes = { cards: 'raised', buttons: 'outlined', pictures: 'bordered' } as const
    const variables = buildSectionVariables({ ...theme, ...shapes })
    expect(variables).toMatchObject({
      '--card-border': '2px solid var(--hard-line)',
      '--button-border': '1px solid var(--text)',
      '--picture-border': '1px solid var(--line)',
    })
  })

  it('have no character in a pattern that ends a URL', () => {
    for (const pattern of Object.values(PATTERNS)) {
      expect(pattern).toMatch(/^url\("data:image\/svg\+xml,[^"<>#]+"\)$/)
    }
  })
})
