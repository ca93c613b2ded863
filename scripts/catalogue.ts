import { writeCatalogue } from '../engine/build/catalogue/write-catalogue'
import { renderReport } from '../engine/build/check/report'
import { FOLDERS, runCommand } from '../engine/build/command-line'

await runCommand({
  name: 'npm run catalogue',
  summary: 'Writes a catalogue of all block types, with live examples in the theme of a site.',
  example: 'npm run catalogue -- --site my-site --out catalogue',
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, default: 'catalogue', description: 'The folder of the catalogue.' },
  },
  async run({ site, out }) {
    const { types, problems } = await writeCatalogue(site, out)
    if (types === 0) {
      console.error(renderReport(problems))
      return 1
    }
    console.log(`Wrote ${types} block types into ${out}.`)
    return 0
  },
})
