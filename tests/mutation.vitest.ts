import { defineConfig } from 'vitest/config'

/** Runs the tests that `mutation.ts` names. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    environment: 'node',
    // Instrumented sources are much slower.
    testTimeout: 120_000,
    testNamePattern: /^(?!.*linear time)/,
    setupFiles: ['tests/support/arbitrary/property-runs.ts'],
  },
})
