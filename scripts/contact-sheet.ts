import { defineCommand, FOLDERS, runCommand } from '../engine/node/cli/common/command-line'
import { projectRoot } from '../engine/node/lib/files/project-root'
import { writeArabicSheets } from '../tests/support/pictures/arabic-site'
import { writeBlockPictures } from '../tests/support/pictures/block-pictures'
import { writeContactSheets } from '../tests/support/pictures/contact-sheet'
import { writeLooksPicture } from '../tests/support/pictures/looks-picture'

const contactSheet = defineCommand({
  name: 'contact-sheet',
  summary: 'Takes a screenshot of every page of a site, and puts all pages on one sheet per width.',
  examples: [
    '',
    '--site my-site --width 390 --width 1280',
    '--site examples/bakery --dark',
    '--blocks',
    '--arabic --width 360',
  ],
  options: {
    ...FOLDERS,
    out: {
      ...FOLDERS.out,
      default: '.contact-sheet',
      description: 'The folder to write the sheets to.',
    },
    width: {
      type: 'string',
      value: 'PIXELS',
      multiple: true,
      default: ['360', '768', '1440'],
      description: 'The width of the browser window, at least 320 pixels.',
    },
    dark: {
      type: 'boolean',
      description: 'Shows the pages as visitors see them whose system is set to dark.',
    },
    looks: {
      type: 'boolean',
      description: 'Updates only the picture of the sites in README.md.',
    },
    arabic: {
      type: 'boolean',
      description: 'Shows the examples of all block types in Arabic, from right to left.',
    },
    blocks: {
      type: 'boolean',
      description: 'Updates only the pictures of the block types in docs/block-reference.md.',
    },
  },
  async run({ site, out, width, dark, arabic, looks, blocks }) {
    if (blocks) {
      console.log((await writeBlockPictures(projectRoot)).join('\n'))
      return 0
    }
    if (looks) {
      console.log(await writeLooksPicture(projectRoot))
      return 0
    }
    const widths = width.map(Number)
    if (!widths.every((pixels) => Number.isInteger(pixels) && pixels >= 320)) {
      console.error(`--width needs a whole number of at least 320, not "${width.join('", "')}".`)
      return 2
    }
    const sheets = arabic
      ? await writeArabicSheets(projectRoot, { outDir: out, widths, dark })
      : await writeContactSheets({ siteDir: site, outDir: out, widths, dark })
    console.log(sheets.join('\n'))
    return 0
  },
})

await runCommand(contactSheet)
