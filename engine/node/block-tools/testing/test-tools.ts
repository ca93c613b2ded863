import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserType } from 'playwright'
import { UsageError } from '../../lib/files/usage-error'

/** The test dependencies that Quire does not include: a project installs them. */
export interface TestTools {
  chromium: BrowserType
  /** The browser's path. */
  executablePath: string
  /** The source of axe. */
  axe: string
}

/** The packages that contain Playwright's library. The first installed one is used. */
const PLAYWRIGHTS = ['playwright', '@playwright/test', 'playwright-core']
const AXE = 'axe-core/axe.min.js'

/** The headless shell is first: it starts and paints in half the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_BROWSERS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Chromium's flags for containers: no sandbox for root, and no background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The hint if the browser is missing or does not start. */
export const INSTALL_CHROMIUM =
  'Run `npx playwright install chromium`, or set the variable CHROMIUM to the path of an installed Chromium.'

/**
 * The browser's path: the one in `CHROMIUM`, the system's, or Playwright's own. Undefined if none
 * is installed.
 */
export function findChromium(chromium: BrowserType): string | undefined {
  const named = process.env.CHROMIUM
  const candidates = [...(named ? [named] : []), ...SYSTEM_BROWSERS, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

/**
 * Loads the test dependencies of the project at `folder`.
 * @throws {UsageError} if one is missing, with the command that installs it.
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
    throw new UsageError(`Chromium was not found. ${INSTALL_CHROMIUM}`)
  }
  return { chromium, executablePath, axe: readFileSync(axe, 'utf8') }
}

/**
 * Returns a function that resolves a module from the project. It returns undefined if the module is
 * not installed.
 */
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
