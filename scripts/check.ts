import { FORMATS, runCheck } from '../engine/build/check-command'
import { FOLDERS, runCommand } from '../engine/build/command-line'

await runCommand({
  usage: `npm run check -- [--site DIR] [--format ${FORMATS.join('|')}] [--strict]`,
  options: {
    ...FOLDERS,
    format: { type: 'string', default: 'text' },
    // Fail for warnings too.
    strict: { type: 'boolean', default: false },
  },
  async run({ site, format: wanted, strict }) {
    const format = FORMATS.find((name) => name === wanted)
    if (!format) {
      console.error(`There is no format "${wanted}". The formats are ${FORMATS.join(', ')}.`)
      return 2
    }
    return runCheck({ siteDir: site, format, strict })
  },
})
