import { defineConfig } from 'playwright/test'
import { ENGINES } from '../support/install/engines'
import { isLongRun } from '../support/run-length'
import type { Worker } from './test'

export default defineConfig<object, Worker>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  // What only the long run has: parts that rest on the same code as those of the short one.
  grepInvert: isLongRun ? [] : /@long/,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['../support/reporters/playwright-reporter.ts']],
  // One launch of each browser, side by side.
  projects: ENGINES.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
})
