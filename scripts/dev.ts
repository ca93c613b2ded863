import { parseArgs } from 'node:util'
import { startDev } from '../engine/build/dev'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'site' },
    // Taken for the sake of one command line; in development nothing is written.
    out: { type: 'string', default: 'dist' },
  },
})

const { url } = await startDev({ siteDir: values.site, port: Number(process.env.PORT || 5173) })
console.log(`Writing ${values.site}? See it at ${url}`)
