import { configureGlobal } from 'fast-check'

const runs = process.env.PROPERTY_RUNS

/**
 * How each property is tried: in the gate a little and with the same inputs every time, in
 * `npm run test:properties` much and with others each time.
 */
configureGlobal(runs ? { numRuns: Number(runs) } : { numRuns: 200, seed: 1 })
