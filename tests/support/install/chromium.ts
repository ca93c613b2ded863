import { chromium } from 'playwright'
import { findChromium, HEADLESS_SHELL } from '../../../engine/node/block-tools/testing/test-tools'
import { installByApt, run } from './install'

/**
 * Finds Chromium or installs it: with apt if available, otherwise with Playwright.
 * @throws if neither works, with instructions.
 */
export function ensureChromium(): string {
  const found = findChromium(chromium)
  if (found) return found
  console.log('No Chromium found; installing one.')
  installByApt([HEADLESS_SHELL])
  if (!findChromium(chromium)) run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  const installed = findChromium(chromium)
  if (installed) return installed
  throw new Error('No Chromium could be installed. Install one and name its path in CHROMIUM.')
}
