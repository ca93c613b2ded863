import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { findStudioFolder } from '../../../engine/node/servers/studio/session/studio-folder'
import type { StudioParts } from '../../support/studio/studio-parts'
import { findStudioParts } from '../../support/studio/studio-parts'
import { expect } from './site'

/** A studio for a copy of a site. */
export interface StudioSite {
  /** The folder of the copy. */
  dir: string
  /** The address of the studio. */
  url: string
  /** The text of a file. */
  read: (file: string) => string
  close: () => Promise<void>
}

/** Copies a site, and serves it for development. `name` must be unique among the tests. */
export async function serveStudio(source: string, name: string): Promise<StudioSite> {
  const dir = join('.test', 'studio', name, 'site')
  rmSync(join(dir, '..'), { recursive: true, force: true })
  // A run that was killed has left drafts.
  rmSync(findStudioFolder(dir), { recursive: true, force: true })
  cpSync(source, dir, { recursive: true })
  const dev = await startDev({ siteDir: dir, port: 0 })
  return {
    dir,
    url: `http://localhost:${new URL(dev.url).port}/_studio`,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    close: dev.close,
  }
}

/** Opens the studio with a page of the site. */
export async function openStudio(
  page: Page,
  { url }: StudioSite,
  route = '/',
): Promise<StudioParts> {
  await page.goto(`${url}?page=${encodeURIComponent(route)}`)
  const parts = findStudioParts(page)
  await expect(
    page.getByRole('region', { name: 'Site and page' }).getByRole('heading'),
  ).not.toHaveText('Studio')
  await expect(parts.shown.getByRole('heading', { level: 1 })).toBeVisible()
  return parts
}
