import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/property-runs.ts'],
  },
})
