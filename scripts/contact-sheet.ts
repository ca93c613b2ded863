import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { writeContactSheets } from '../tests/support/contact-sheet'

await runCommand({
  name: 'npm run contact-sheet',
  summary: 'Pictures every page of a site, on one sheet for each width.',
  example: 'npm run contact-sheet -- --site my-site --width 390 --width 1280',
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, default: '.contact-sheet', description: 'The folder of the sheets.' },
    width: {
      type: 'string',
      value: 'PIXELS',
      multiple: true,
      default: ['360', '768', '1440'],
      description: 'How wide the browser is, from 320 pixels on.',
    },
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
