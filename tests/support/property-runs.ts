import { configureGlobal } from 'fast-check'

/** How often each property is tried: little in the gate, much in `npm run test:properties`. */
configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 200) })
