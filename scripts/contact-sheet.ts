import { runCommand } from '../engine/build/command-line'
import { writeContactSheets } from '../tests/support/contact-sheet'

await runCommand({
  usage: 'npm run contact-sheet -- [--site DIR] [--out DIR] [--width PIXELS]...',
  options: {
    site: { type: 'string', default: 'site' },
    out: { type: 'string', default: '.contact-sheet' },
    width: { type: 'string', multiple: true, default: ['360', '768', '1440'] },
  },
  async run({ site, out, width }) {
    const widths = width.map(Number)
    if (!widths.every((pixels) => Number.isInteger(pixels) && pixels >= 320)) {
      console.error(`--width takes whole numbers from 320 on, not "${width.join('", "')}".`)
      return 2
    }
    const sheets = await writeContactSheets({ siteDir: site, outDir: out, widths })
    console.log(sheets.join('\n'))
    return 0
  },
})
