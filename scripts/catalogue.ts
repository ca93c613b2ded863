import { writeCatalogue } from '../engine/build/catalogue/write-catalogue'
import { renderReport } from '../engine/build/check/report'
import { FOLDERS, runCommand } from '../engine/build/command-line'

await runCommand({
  usage: 'npm run catalogue -- [--site DIR] [--out DIR]',
  options: { ...FOLDERS, out: { type: 'string', default: 'catalogue' } },
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
