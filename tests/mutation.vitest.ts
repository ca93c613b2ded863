import { defineConfig } from 'vitest/config'

/** Runs those tests that `mutation.ts` names. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    environment: 'node',
    // Sources that count what runs are slower by far.
    testTimeout: 120_000,
    testNamePattern: /^(?!.*linear time)/,
    setupFiles: ['tests/support/arbitrary/property-runs.ts'],
  },
})
