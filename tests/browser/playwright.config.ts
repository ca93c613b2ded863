import { chromium, defineConfig } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../engine/node/block-tools/testing/test-tools'
import { hasHalyard } from '../support/sites/shipped-sites'

export default defineConfig({
  testDir: '../..',
  testMatch: [
    'tests/browser/**/*.spec.ts',
    'tests/halyard/browser/*.spec.ts',
    'blocks/*/tests/*.spec.ts',
  ],
  // Tests leave copies of the project, including its block tests, in `.test`.
  respectGitIgnore: true,
  outputDir: '../../test-results',
  globalSetup: hasHalyard
    ? ['./global-setup.ts', '../halyard/browser/global-setup.ts']
    : './global-setup.ts',
  fullyParallel: true,
  // Three workers on two cores: while one test waits for a frame or a timer, another one runs.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The reporter prints the output of failed tests only.
  quiet: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['../support/reporters/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(chromium), args: CHROMIUM_ARGS },
  },
})
