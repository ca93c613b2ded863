import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './tests/support/reporters/long-files-first.ts'

const shared = {
  environment: 'node',
  // Many tests build or start something, and machines may be busy: what hangs is all this ends.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['tests/support/temporary-folder.ts'],
  setupFiles: ['tests/support/arbitrary/property-runs.ts'],
  // Files share what they import; none changes it for another.
  isolate: false,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // Tests that pass print nothing: the reports of their servers would hide the errors.
    silent: 'passed-only',
    reporters: ['default', './tests/support/reporters/vitest-reporter.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{tests/unit,tests/halyard/unit,blocks/*/tests}/**/*.test.{ts,tsx}'],
          pool: 'threads',
        },
      },
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}', 'tests/halyard/contract/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'receiver',
          include: ['tests/receiver/**/*.test.ts'],
        },
      },
    ],
  },
})
