import { defineConfig } from 'vitest/config'

/** What notices a change within a second: the tests that build a site are left out. */
export default defineConfig({
  test: {
    include: ['tests/unit/core/**/*.test.ts', 'tests/contract/{hostile-text,rules}.test.ts'],
    environment: 'node',
    // Sources that count what runs are slower by far.
    testTimeout: 120_000,
    testNamePattern: /^(?!.*linear time)/,
    setupFiles: ['tests/support/property-runs.ts'],
  },
})
