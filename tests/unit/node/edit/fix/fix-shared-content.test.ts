/** Fixes for values that pages get from other files. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import { beforeEach, describe, expect, it } from 'vitest'
import { locateIssues } from '../../../../../engine/node/check/run/locate-issues'
import { fixSite } from '../../../../../engine/node/edit/fix/fix-site'
import { previewFix } from '../../../../../engine/node/edit/fix/preview-fix'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'
import { writeSharedContentSite } from '../../../../support/sites/shared-content-site'

const site = join(makeScratchFolder(), 'site')
const read = (file: string) => readFileSync(join(site, file), 'utf8')

const ERRORS = {
  'shared/hours.json': {
    parameters: { city: { default: 'Bern' } },
    content: {
      type: 'prose',
      titel: 'Hours in {with.city}',
      sections: [{ content: [{ text: 'See [the visit](/vsit).' }] }],
    },
  },
  'pages/news/_collection.json': {
    page: { robots: 'index, folow', description: 'News: {page.title}.' },
    after: [{ type: 'proze', sections: [{ content: [{ text: 'Soon.' }] }] }, { use: 'contact' }],
  },
}

beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  writeSharedContentSite(site, ERRORS)
})

describe('a fix of a value that several pages have from a file (R-340)', () => {
  it('changes that file once', async () => {
    const before = hashFiles(site)
    const { changes, problems } = await fixSite(site)
    expect(problems).toEqual([])
    expect(changes.map(({ file, from, to }) => [file.split('/site/')[1], from, to])).toEqual(
      expect.arrayContaining([
        ['shared/hours.json', '"titel"', '"title"'],
        ['shared/hours.json', '"See [the visit](/vsit)."', '"See [the visit](/visit)."'],
        ['pages/news/_collection.json', '"index, folow"', '"index, follow"'],
        ['pages/news/_collection.json', '"proze"', '"prose"'],
      ]),
    )
    expect(changes).toHaveLength(4)
    const after = hashFiles(site)
    expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([
      'pages/news/_collection.json',
      'shared/hours.json',
    ])
  })

  it('is shown as a patch beforehand, and the files stay', async () => {
    const before = hashFiles(site)
    const { diff, changes } = await previewFix(site)
    expect(changes).toBe(4)
    expect(hashFiles(site)).toEqual(before)
    const patch = diff.slice(0, diff.indexOf('--- ', 4))
    const wrong = read('pages/news/_collection.json')
    const other = read('shared/hours.json')
    const patches = [patch, diff.slice(patch.length)]
    const fixed = patches.flatMap((one) => [applyPatch(wrong, one), applyPatch(other, one)])
    await fixSite(site)
    expect(fixed).toContain(read('pages/news/_collection.json'))
    expect(fixed).toContain(read('shared/hours.json'))
  })

  it('is offered only for JSON that is no row', () => {
    const issue = {
      file: 'pages/about.json',
      pointer: '/title',
      rule: 'x',
      message: 'It is wrong.',
    }
    const isOffered = (file: string, offset?: number) => {
      const fix = { from: 'a', to: 'b', ...(offset !== undefined && { offset }) }
      const source = { file, pointer: '/a/b', place: { line: 1, column: 1, length: 1 } }
      const [problem] = locateIssues({ dir: site, get: () => undefined }, [
        { ...issue, fix, source },
      ])
      return problem?.fix !== undefined
    }
    expect(isOffered('shared/hours.json')).toBe(true)
    expect(isOffered('data/branches.csv')).toBe(false)
    expect(isOffered('data/branches.json')).toBe(false)
    expect(isOffered('data/branches.json', 3)).toBe(true)
    expect(isOffered('pages/news/story.md')).toBe(false)
  })
})
