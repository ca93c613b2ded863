import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { decoyAutofill, isFilledIn } from '../decoy-autofill'

interface Source {
  source: string
  names: Record<string, string>
}

const { sources }: { sources: Source[] } = JSON.parse(
  readFileSync(new URL('autofill-names.json', import.meta.url), 'utf8'),
)

describe('the names of a honeypot', () => {
  it.each(sources)('that $source fills in are found (D22)', ({ names }) => {
    const all = Object.values(names).flatMap((list) => list.split(' '))
    expect(all.filter((name) => !isFilledIn(name))).toEqual([])
  })

  it('that mean nothing to browsers are not (D22)', () => {
    const names = ['moreRemarks', 'wishes', 'secondWish', 'motive', 'supportTopic', 'context']
    expect(names.filter(isFilledIn)).toEqual([])
  })

  it.each([
    'site',
    'examples',
    'engine/node/edit/new/starter',
    'docs/authors',
    'docs/operating',
    'blocks/form',
  ])('are none of these in %s (D22)', (folder) => {
    const texts = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(json|md)$/.test(path))
      .map((path) => readFileSync(join(projectRoot, folder, path), 'utf8'))
    const names = texts.flatMap((text) =>
      Array.from(text.matchAll(/"type": "decoy",\s*"name": "(\w+)"/g), ([, name = '']) => name),
    )
    expect(names).not.toEqual([])
    expect(names.filter(isFilledIn)).toEqual([])
  })

  it('are replaced by one that no software fills in', () => {
    const decoy = (name: string) => ({ type: 'decoy', name, caught: 'ignore' }) as const
    const listFixes = (...names: string[]) =>
      decoyAutofill
        .check({ fields: names.map(decoy) } as Parameters<typeof decoyAutofill.check>[0], {})
        .map(({ fix }) => fix?.to)
    const [safe = ''] = listFixes('website')
    expect(isFilledIn(safe)).toBe(false)
    expect(listFixes(safe)).toEqual([])
    // Two honeypots must not get the same name.
    expect(listFixes('website', 'phone')).toEqual([safe, undefined])
    expect(listFixes('website', safe)).toEqual([undefined])
  })
})
