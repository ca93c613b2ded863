import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../../../../../engine/node/build/hosting/file-headers'
import type { SourceFile } from '../../../../../engine/node/build/publishing/join'
import type { Online, OnlineFile, Plan } from '../../../../../engine/node/build/publishing/plan'
import { loadOnline, planPublishing } from '../../../../../engine/node/build/publishing/plan'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const NOON = new Date('2026-05-01T12:00:00Z')
const NEXT_DAY = new Date('2026-05-02T12:00:00Z')
const NOTHING: Online = { version: 1, files: [] }

/** A site as a record of contents, keyed by path. */
const listSite = (site: Record<string, string>): SourceFile[] =>
  Object.entries(site).map(([path, sha256]) => ({
    ...{ path, sha256, folder: 'dist' },
    ...headersOf(path),
  }))

const uploadsOf = ({ batches }: Plan) => batches.flatMap(({ paths }) => paths)
const find = ({ files }: Online, path: string): OnlineFile | undefined =>
  files.find((file) => file.path === path)

const OLD = { 'assets/a-1.js': 'a1', 'about.html': 'about', 'index.html': 'home' }
const NEW = { 'assets/a-2.js': 'a2', 'index.html': 'home, new' }
const publish = (site: Record<string, string>, before = NOTHING, now = NOON) =>
  planPublishing(listSite(site), before, now)

describe('a plan', () => {
  it('uploads what pages need first and pages last, by their headers', () => {
    const site = { 'index.html': '', '_data/index.json': '', 'robots.txt': '', 'about.html': '' }
    const { batches } = publish({ ...site, 'assets/a-1.js': '', 'assets/a-1.css': '' })
    expect(batches.map(({ step, type, cache, paths }) => [step, type, cache, paths])).toEqual(
      [
        ['assets', 'text/css; charset=utf-8', 'assets/a-1.css'],
        ['assets', 'text/javascript; charset=utf-8', 'assets/a-1.js'],
        ['files', 'text/plain; charset=utf-8', 'robots.txt'],
        ['data', 'application/json; charset=utf-8', '_data/index.json'],
        ['pages', 'text/html; charset=utf-8', 'index.html', 'about.html'],
      ].map(([step, type, ...paths]) => {
        const cache = step === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache'
        return [step, type, cache, paths]
      }),
    )
  })

  it('uploads what changed, and nothing of what is online', () => {
    const { after } = publish(OLD)
    expect(uploadsOf(publish(OLD, after))).toEqual([])
    expect(uploadsOf(publish({ ...OLD, 'index.html': 'other' }, after))).toEqual(['index.html'])
  })

  it('uploads a file again when its headers changed', () => {
    const { after } = publish(OLD)
    const files = after.files.map((file) => ({ ...file, cache: 'max-age=60' }))
    expect(uploadsOf(publish(OLD, { ...after, files }))).toEqual(Object.keys(OLD))
  })

  it('deletes pages that are gone at once, and assets a day later', () => {
    const first = publish(NEW, publish(OLD).after)
    expect(first.gone).toEqual(['about.html'])
    expect(find(first.after, 'assets/a-1.js')?.goneSince).toBe(NOON.toISOString())
    const almost = new Date(NEXT_DAY.getTime() - 1)
    expect(publish(NEW, first.after, almost).gone).toEqual([])
    const second = publish(NEW, first.after, NEXT_DAY)
    expect(second.gone).toEqual(['assets/a-1.js'])
    expect(find(second.after, 'assets/a-1.js')).toBeUndefined()
  })

  it('keeps an asset that comes back before it is deleted', () => {
    const { after } = publish(NEW, publish(OLD).after)
    const back = publish(OLD, after, NEXT_DAY)
    expect(uploadsOf(back)).toEqual(['about.html', 'index.html'])
    expect(back.gone).toEqual([])
    expect(find(back.after, 'assets/a-1.js')).not.toHaveProperty('goneSince')
  })

  it('that was broken off has the next one upload and delete all that may not be done', () => {
    const { during } = publish(NEW, publish(OLD).after)
    const again = publish(NEW, during)
    expect(uploadsOf(again)).toEqual(Object.keys(NEW))
    expect(again.gone).toEqual(['about.html'])
    // Another commit in the meantime restores the old home page and adds no asset.
    const other = publish(OLD, during, NEXT_DAY)
    expect(uploadsOf(other)).toEqual(['about.html', 'index.html'])
    expect(find(other.after, 'assets/a-2.js')?.goneSince).toBe(NEXT_DAY.toISOString())
  })
})

describe('what is known of the place', () => {
  it.each([
    ['is missing', undefined],
    ['is damaged', '{"version":1,"files":['],
    ['is of another version', '{"version":2,"files":[]}'],
    ['is something else', 'null'],
  ])('is not taken for nothing when it %s', (_, text) => {
    const file = join(makeScratchFolder(), 'published.json')
    if (text !== undefined) writeFileSync(file, text)
    expect(() => loadOnline(file)).toThrow(
      `"${file}" does not list what is published: it is missing, damaged, or of another version. For a first publication, omit --against.`,
    )
  })
})
