import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderReport } from '../../../../../engine/node/check/report/report'
import { checkSite, loadPage } from '../../../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { buildTimeIn } from '../../../../support/sites/build-time'

const TINY = join(projectRoot, 'tests/sites/tiny')

describe('a checked site', () => {
  it('has its pages in the order of their addresses, the 404 page among them', async () => {
    const { site, pages } = await checkSite(TINY)
    const routes = site?.pages.map(({ route }) => route) ?? []
    expect(routes).toContain('/404')
    expect(routes).toEqual([...routes].sort())
    expect(routes).toHaveLength(pages)
  })

  it('has all defaults filled in', async () => {
    const { site } = await checkSite(TINY)
    const found = site?.pages.find(({ route }) => route === '/')
    const home = found && loadPage(found)
    expect(home).toMatchObject({ cta: true, breadcrumbs: [] })
    expect(home?.blocks.every(({ tone, lazy }) => tone && typeof lazy === 'boolean')).toBe(true)
    expect(site?.settings.theme.colors.surface).toBe('#FFFFFF')
  })

  it('has defaults for the files that are not there', async () => {
    const { site } = await checkSite(TINY)
    expect(site?.audiences).toEqual([])
    expect(site?.messages.closeMenu).toBe('Close menu')
  })

  it('knows what its values refer to, with the place of each', async () => {
    const { site } = await checkSite(TINY)
    expect(site?.shared).toContainEqual({
      meaning: 'asset',
      value: '/assets/wren.svg',
      pointer: '/before/0/brand/logo',
    })
    expect(site?.assets.get('/assets/wren.svg')).toBe(join(TINY, 'assets/wren.svg'))
  })

  it('is the same when it is read again', async () => {
    const read = async () => {
      const { site, ...rest } = await checkSite(TINY, { buildTime: buildTimeIn(2026) })
      const pages = site?.pages.map(({ readSource, ...page }) => ({
        ...page,
        source: readSource(),
      }))
      return { ...rest, site: { ...site, pages } }
    }
    expect(await read()).toEqual(await read())
  })

  it('is none when its folder is none (R-319)', async () => {
    const { site, problems } = await checkSite('nowhere')
    expect(site).toBeUndefined()
    expect(renderReport(problems)).toMatchInlineSnapshot(`
      "nowhere:1:1  missing-folder
        There is no such folder.

        Name the folder of a site with --site.

      1 problem in 1 file."
    `)
  })
})
