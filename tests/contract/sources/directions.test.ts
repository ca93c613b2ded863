/** Blocks and the engine are mirrored in right-to-left languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { findPhysicalStyles } from '../../support/sources/physical-styles'
import { listBlockSources, listProjectFiles } from '../../support/sources/sources'

/** Physical sides that are not mirrored, with the reason. */
const KEPT: Record<string, Record<string, string>> = {
  'blocks/downloads/Downloads.module.css': {
    '.sheet::before | right: -1px': 'the folded corner of a sheet of paper',
    '.sheet::before | background: linear-gradient(to top right, var(--raised) calc(50% - 1px), var(--mark) 0)':
      'the same',
  },
  'blocks/drawing/Plan.module.css': {
    '.plan > li::after | right: 1.25rem': 'the door of a room',
    '.plan > li::before | right: 1.25rem': 'the same',
    '.plan > li::before | transform-origin: right': 'the same',
    '.holdings i | background: repeating-linear-gradient( to right, var(--link) 0 0.3125rem, var(--mark) 0 0.5rem, var(--link) 0 0.8125rem, transparent 0 1rem )':
      'its element is turned around as a whole',
  },
  'blocks/drawing/Sequence.module.css': {
    '.steps | background: repeating-linear-gradient( to right, transparent 0 calc(50% / var(--parties) - 0.5px), var(--line) 0 calc(50% / var(--parties) + 0.5px), transparent 0 calc(100% / var(--parties)) )':
      'lines in the middle of columns of one width',
  },
  'blocks/hub-diagram/HubDiagram.module.css': {
    '.center, .board li | translate: -50% -50%': 'in the middle of a point of a drawing',
    '.center | left: 50%': 'the same',
  },
  'blocks/offices/Offices.module.css': {
    '.left | translate: -100% -50%': 'a name beside its place on a map',
    '.left::before, .right::before | left: 0': 'the same',
    '.left::before, .right::before | translate: -50% -50%': 'the same',
    '.left::before | left: 100%': 'the same',
  },
  'engine/ui/kit/DataTable.module.css': {
    '.table .digits | text-align: right': 'numbers are written from left to right',
  },
  'engine/ui/content-parts/ContentCode.module.css': {
    'mark.line | box-shadow: inset 3px 0 var(--code-keyword)': 'code is written from left to right',
  },
}

const sheets = listProjectFiles(['blocks', 'engine']).filter((file) => file.endsWith('.css'))

describe('style sheets name no left or right', () => {
  it('in more than a few sheets', () => {
    expect(sheets.length).toBeGreaterThan(60)
    for (const file of Object.keys(KEPT)) expect(sheets).toContain(file)
  })

  it.each(sheets)('%s', (file) => {
    const found = findPhysicalStyles(readFileSync(join(projectRoot, file), 'utf8'))
    expect(found.map(({ selector, style }) => `${selector} | ${style}`).sort()).toEqual(
      Object.keys(KEPT[file] ?? {}).sort(),
    )
  })
})

/** Positions on a map, and in a drawing around a centre, are the same in every language. */
const KEPT_PLACES = ['blocks/hub-diagram/HubDiagram.tsx', 'blocks/offices/Offices.tsx']

describe('styles of elements name no left or right', () => {
  const sources = [...listProjectFiles(['engine/ui']), ...listBlockSources()].filter((file) =>
    file.endsWith('.tsx'),
  )

  it.each(sources)('%s', (file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const found = text.match(/style=\{\{[^}]*\b(?:left|right|\w+(?:Left|Right)):/g) ?? []
    expect(found.length > 0).toBe(KEPT_PLACES.includes(file))
  })
})

describe('the search for left and right', () => {
  it.each([
    'left: 0',
    'margin-right: 1rem',
    'border-left: 1px solid',
    'border-left-width: 0',
    'border-top-right-radius: 2px',
    'scroll-margin-left: 1rem',
    'text-align: left',
    'float: right',
    'inset: 0 auto 0 0',
    'padding: 0 1rem 0 0',
    'border-width: 0 1px 0 0',
    'border-radius: 2px 0 0 2px',
    'translate: 100%',
    'translate: -1rem 0',
    'transform: translateX(1rem)',
    'transform: translate(1rem, 2rem)',
    'transform-origin: left',
    'background: linear-gradient(to right, red, blue)',
    'background-position: left 1rem center',
    'object-position: right',
    'box-shadow: inset 3px 0 red',
    '--fade: linear-gradient(to left, red, blue)',
  ])('finds %s', (style) => {
    expect(findPhysicalStyles(`.a{${style}}`)).toEqual([{ selector: '.a', style }])
  })

  it('finds a chevron that points to a side', () => {
    const css = '.a{border: solid;border-width: 1px 1px 0 0;rotate: 45deg}'
    expect(findPhysicalStyles(css)).toHaveLength(1)
  })

  it.each([
    '.a{inset-inline-start: 0;margin-inline: 1rem 0;text-align: end}',
    '.a{inset: 0;padding: 0 1rem;margin: 1rem 2rem 3rem;border-width: 0 0 1px}',
    '.a{border-radius: 2px 2px 0 0}',
    '.a{translate: 0 -50%;box-shadow: 0 2px 4px red}',
    '.a{translate: calc(1rem * var(--flip, 1)) 0}',
    '.a{box-shadow: inset calc(3px * var(--flip, 1)) 0 red}',
    '.a{background: linear-gradient(to right, red, blue) left, linear-gradient(to left, red, blue) right}',
    '.a{border-width: 0 2px 2px 0;rotate: 45deg}',
    '.a{border-width: 0 2px 2px 0;rotate: 40deg}',
    '.a{object-position: left}.a:dir(rtl){object-position: right}',
    '.a::before{content: "←"}.a:dir(rtl)::before{margin-left: 1rem}',
  ])('passes over %s', (css) => {
    expect(findPhysicalStyles(css)).toEqual([])
  })
})
