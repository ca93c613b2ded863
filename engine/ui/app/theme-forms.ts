/** The shapes that a theme can choose. The defaults of `global.css` apply to all others. */
import type { Theme } from '../../../schemas/generated/types'

/** Custom properties by name. */
type Variables = Record<string, string>

const WIDTHS = { narrow: '60rem', normal: '72.5rem', wide: '85rem' }

const TRACKINGS = { tight: '-.035em', normal: '', wide: '.06em' }

const CARDS: Record<Theme['cards'], Variables> = {
  outlined: {},
  filled: { '--card-border': '1px solid transparent', '--card-background': 'var(--tint)' },
  raised: {
    '--card-border': '2px solid var(--hard-line)',
    '--card-shadow': 'calc(6px * var(--flip, 1)) 6px var(--hard-line)',
  },
  ruled: {
    '--card-border': '0',
    '--card-shadow': '0 -2px var(--rule)',
    '--card-background': 'none',
    '--radius-card': '0px',
    '--card-inset': '0px',
  },
}

const BUTTONS: Record<Theme['buttons'], Variables> = {
  filled: {},
  outlined: {
    '--button-face': 'transparent',
    '--button-label': 'var(--text)',
    '--button-border': '1px solid var(--text)',
    '--button-quiet-border': '1px solid var(--line)',
  },
  raised: {
    '--button-border': '2px solid var(--hard-line)',
    '--button-quiet-border': '2px solid currentcolor',
    '--button-shadow': 'calc(4px * var(--flip, 1)) 4px var(--hard-line)',
    '--button-press': '4px',
  },
}

/** The properties of a theme's shapes that are the same in all sections. */
export function buildFormVariables(theme: Theme): Variables {
  const { width, headingCase, headingTracking, sections, pictures } = theme
  return {
    '--page-width': WIDTHS[width],
    ...(headingCase === 'uppercase' && { '--heading-case': 'uppercase' }),
    ...(headingTracking !== 'normal' && { '--heading-tracking': TRACKINGS[headingTracking] }),
    ...(sections === 'rules' && { '--section-rule': '""', '--section-top': 'var(--band-space)' }),
    ...(pictures === 'monochrome' && { '--picture-filter': 'grayscale(1)' }),
  }
}

/** The properties of a theme's shapes that depend on the colours of a section. */
export function buildSectionVariables({ cards, buttons, pictures }: Theme): Variables {
  return {
    ...CARDS[cards],
    ...BUTTONS[buttons],
    ...(pictures === 'bordered' && {
      '--picture-border': '1px solid var(--line)',
      '--picture-inset': '.625rem',
    }),
  }
}

/** Repeating masks. */
export const PATTERNS: Record<Exclude<Theme['pattern'], 'none'>, string> = {
  contour:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='960' height='264' fill='none' stroke='currentColor'%3E%3Cpath id='a' d='M0 16C64 25 128 32 192 31S320 23 384 20S512 16 576 13S704 3 768 2S896 8 960 16M0 58C64 62 128 64 192 62S320 54 384 48S512 37 576 36S704 39 768 43S896 54 960 58'/%3E%3Cuse href='%23a' y='66'/%3E%3Cuse href='%23a' x='-480' y='132'/%3E%3Cuse href='%23a' x='480' y='132'/%3E%3Cuse href='%23a' y='198'/%3E%3C/svg%3E\")",
  dots: drawTile(24, "<circle cx='12' cy='12' r='1.5' fill='currentColor'/>"),
  grid: drawTile(48, "<path d='M0 .5H48M.5 0V48' stroke='currentColor'/>"),
  lines: drawTile(24, "<path d='M0 .5H24' stroke='currentColor'/>"),
}

function drawTile(size: number, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'>${shapes}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}
