import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Many tests build or start something, and machines may be busy: what hangs is all this ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/temporary-folder.ts'],
    setupFiles: ['tests/support/property-runs.ts'],
  },
})
