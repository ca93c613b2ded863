import { defineConfig } from 'playwright/test'
import { ENGINES } from '../support/install/engines'
import { isLongRun } from '../support/run-length'
import type { Worker } from './test'

export default defineConfig<object, Worker>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  // Tests for the long run only: the short run already covers their code.
  grepInvert: isLongRun ? [] : /@long/,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // The reporter prints the output of failed tests only.
  quiet: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['../support/reporters/playwright-reporter.ts']],
  // Starts each browser once, in parallel.
  projects: ENGINES.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
})
