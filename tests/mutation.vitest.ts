import { defineConfig } from 'vitest/config'

/** Runs the tests that `mutation.ts` selects. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    environment: 'node',
    // Instrumented sources run much more slowly.
    testTimeout: 120_000,
    testNamePattern: /^(?!.*linear time)/,
    setupFiles: ['tests/support/arbitrary/property-runs.ts'],
  },
})
