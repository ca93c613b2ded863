import { writeCatalogue } from '../engine/node/catalogue/write-catalogue'
import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { renderReport } from '../engine/node/reports/report'

await runCommand({
  name: 'npm run catalogue',
  summary: "Writes a catalogue of all block types, with live examples in a site's theme.",
  example: 'npm run catalogue -- --site my-site --out catalogue',
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, default: 'catalogue', description: 'The folder to write to.' },
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
