import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installByApt, run } from './install'

/** The shell without windows comes first: it starts and paints in half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_BROWSERS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser's program: the one named in `CHROMIUM`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  const candidates = [...(named ? [named] : []), ...SYSTEM_BROWSERS, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}

/**
 * Finds a Chromium or installs one: by apt where that is there, else by Playwright.
 * @throws when neither works, with what to do.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one.')
  installByApt([HEADLESS_SHELL])
  if (!findChromium()) run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium could be installed. Install one and name its path in CHROMIUM.')
}

/** What Chromium needs in a container: no sandbox for root, and no calls of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
