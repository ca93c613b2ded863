import { defineConfig } from 'playwright/test'
import { ENGINES } from '../support/install/engines'
import { isLongRun } from '../support/run-length'
import type { Worker } from './test'

export default defineConfig<object, Worker>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  // Only in the long run: parts whose code the short run covers.
  grepInvert: isLongRun ? [] : /@long/,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['../support/reporters/playwright-reporter.ts']],
  // One launch of each browser, in parallel.
  projects: ENGINES.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
})
