import { defineCommand, FOLDERS } from '../common/command-line'
import { prepareProject, requireSite } from '../common/prepare'

export const catalogue = defineCommand({
  name: 'catalogue',
  summary:
    "Writes a catalogue of all block types, with live examples in the site's colours and fonts. Any file server can serve it.",
  examples: ['', '--site my-site --out catalogue', '--base /blocks'],
  options: {
    ...FOLDERS,
    out: {
      ...FOLDERS.out,
      default: 'catalogue',
      description: 'The folder to write the catalogue to.',
    },
    base: {
      type: 'string',
      value: 'PATH',
      default: '/',
      description: 'The path at which the server has the catalogue.',
    },
  },
  async run({ site, out, base }) {
    requireSite(site)
    const builds = await prepareProject()
    const { writeCatalogue } = await import('../../block-tools/catalogue/write-catalogue')
    const { renderReport } = await import('../../check/report/report')
    const { types, problems } = await writeCatalogue(site, out, { builds, base })
    if (types === 0) {
      console.error(renderReport(problems))
      return 1
    }
    console.log(`Wrote ${types} block types into ${out}.`)
    return 0
  },
})
