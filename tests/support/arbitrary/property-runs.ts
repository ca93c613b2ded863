import { configureGlobal } from 'fast-check'

const runs = process.env.PROPERTY_RUNS

/**
 * The number of runs per property. The gate uses a few fixed inputs, `npm run test:properties` many
 * new ones.
 */
configureGlobal(runs ? { numRuns: Number(runs) } : { numRuns: 200, seed: 1 })
