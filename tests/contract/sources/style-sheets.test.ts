import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

it('has no two style sheets of one name: classes are named after their sheet', () => {
  const names = ['engine', 'blocks'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => basename(file)),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('has no block that changes the colours of the shapes of a theme', () => {
  const forms = readFileSync(join(projectRoot, 'engine/ui/app/theme-forms.ts'), 'utf8')
  const used = new Set([...forms.matchAll(/solid var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(2)
  const blocks = join(projectRoot, 'blocks')
  const changed = readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(blocks, file), 'utf8')
      return [...css.matchAll(/(--[\w-]+):/g)].flatMap(([, name]) =>
        used.has(name) ? [`${file}: ${name}`] : [],
      )
    })
  expect(changed).toEqual([])
})

describe('the styles of blocks and of the kit follow the theme', () => {
  const sheets = ['blocks', 'engine/ui'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  )

  /**
   * Style sheet values that belong in the theme: a colour, a border radius, a font size or a bold
   * weight.
   */
  const WRITTEN: [what: string, pattern: RegExp, allowed?: RegExp][] = [
    ['a colour', /(?<![\w&'-])#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi],
    ['a colour', /(?<=[:\s,(])(?:white|black|gr[ae]y|red|green|blue|orange|yellow)(?=[\s,;)])/g],
    ['a corner', /border(?:-[a-z]+)*-radius: [^;]+/g, /var\(--radius-|: (?:0|50%|inherit)$/],
    [
      'a heading',
      /font(?:-size)?: [^;]*(?<![\d.])(?:1\.[6-9]|[2-9])\d*[\d.]*rem[^;]*/g,
      /var\(--heading-scale\)/,
    ],
    ['a weight', /(?<![\w-])(?:font|font-weight|--item-title):\s+[5-9]00[ ;][^;]*/g],
  ]

  function findWritten(css: string): string[] {
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, '')
    return WRITTEN.flatMap(([what, pattern, allowed]) =>
      [...plain.matchAll(pattern)].flatMap(([text]) =>
        allowed?.test(text) ? [] : [`${what}: ${text.trim()}`],
      ),
    )
  }

  it.each(sheets)('%s', (file) => {
    expect(findWritten(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([])
  })

  it('and what does not is found', () => {
    const css =
      '.a{color: #fff;background: rgb(0 0 0 / 40%);border: 1px solid red;border-radius: 4px;font: 600 2rem / 1 var(--font-heading)}'
    expect(findWritten(css)).toHaveLength(6)
    const fine =
      '.a{color: var(--text);white-space: nowrap;border-radius: calc(2 * var(--radius-card));font: var(--heading-weight) calc(2rem * var(--heading-scale)) / 1 var(--font-heading)}'
    expect(findWritten(fine)).toEqual([])
  })
})
