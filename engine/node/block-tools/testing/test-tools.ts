import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserType } from 'playwright'
import { UsageError } from '../../lib/files/usage-error'

/** What tests of blocks need that Quire does not bring: a project installs it. */
export interface TestTools {
  chromium: BrowserType
  /** The program of the browser. */
  executablePath: string
  /** The source of axe. */
  axe: string
}

/** What has Playwright's library; the first that a project has. */
const PLAYWRIGHTS = ['playwright', '@playwright/test', 'playwright-core']
const AXE = 'axe-core/axe.min.js'

/** The shell without windows comes first: it starts and paints in half the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_BROWSERS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** What Chromium needs in a container: no sandbox for root, and no calls of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** What helps where the browser is missing, or does not start. */
export const INSTALL_CHROMIUM =
  'Run `npx playwright install chromium`, or name the program of one in the variable CHROMIUM.'

/**
 * The browser's program: the one named in `CHROMIUM`, the system's, or Playwright's own; undefined
 * where there is none.
 */
export function findChromium(chromium: BrowserType): string | undefined {
  const named = process.env.CHROMIUM
  const candidates = [...(named ? [named] : []), ...SYSTEM_BROWSERS, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

/**
 * Loads what the project at `folder` has for tests.
 * @throws {UsageError} where something is missing, with what installs it.
 */
export async function loadTestTools(folder: string): Promise<TestTools> {
  const find = createFinder(folder)
  const playwright = PLAYWRIGHTS.map(find).find((path) => path !== undefined)
  const axe = find(AXE)
  if (playwright === undefined || axe === undefined) {
    const missing = [playwright ?? 'playwright', axe ?? 'axe-core'].filter((name) =>
      ['playwright', 'axe-core'].includes(name),
    )
    const browser = playwright === undefined ? ', then `npx playwright install chromium`' : ''
    throw new UsageError(
      `Tests of blocks need ${missing.join(' and ')} in the project: run \`npm install --save-dev ${missing.join(' ')}\`${browser}.`,
    )
  }
  const loaded = await import(/* @vite-ignore */ pathToFileURL(playwright).href)
  const { chromium }: { chromium: BrowserType } = loaded.chromium ? loaded : loaded.default
  const executablePath = findChromium(chromium)
  if (executablePath === undefined) {
    throw new UsageError(`There is no Chromium. ${INSTALL_CHROMIUM}`)
  }
  return { chromium, executablePath, axe: readFileSync(axe, 'utf8') }
}

/** Returns what finds a module as a file of the project would; undefined where it is not installed. */
function createFinder(folder: string): (name: string) => string | undefined {
  const { resolve } = createRequire(join(folder, 'package.json'))
  return (name) => {
    try {
      return resolve(name)
    } catch {
      return undefined
    }
  }
}
