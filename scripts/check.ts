import { renderGithubReport, renderJsonReport } from '../engine/build/check/machine-report'
import { hasErrors, renderReport } from '../engine/build/check/report'
import { FOLDERS, runCommand } from '../engine/build/command-line'
import { checkSite } from '../engine/build/site'

const FORMATS = ['text', 'json', 'github']

await runCommand({
  usage: `npm run check -- [--site DIR] [--format ${FORMATS.join('|')}]`,
  options: { ...FOLDERS, format: { type: 'string', default: 'text' } },
  async run({ site, format }) {
    if (!FORMATS.includes(format)) {
      console.error(`There is no format "${format}". The formats are ${FORMATS.join(', ')}.`)
      return 2
    }
    const { problems, pages } = await checkSite(site)
    if (format === 'json') console.log(renderJsonReport(problems, pages))
    else if (format === 'github') console.log(renderGithubReport(problems))
    else console.log(renderReport(problems, { pages, color: process.stdout.isTTY }))
    return hasErrors(problems) ? 1 : 0
  },
})
