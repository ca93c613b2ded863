import { defineConfig } from 'playwright/test'
import { ENGINES } from '../support/engines'
import type { Worker } from './test'

export default defineConfig<object, Worker>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
})
