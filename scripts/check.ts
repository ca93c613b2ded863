import { parseArgs } from 'node:util'
import { renderGithubReport, renderJsonReport } from '../engine/build/check/machine-report'
import { hasErrors, renderReport } from '../engine/build/check/report'
import { checkSite } from '../engine/build/site'

const USAGE = 'Usage: npm run check -- [--site DIR] [--format text|json|github]'

function parseFlags(): { site: string; format: string } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string', default: 'site' },
        format: { type: 'string', default: 'text' },
      },
    })
    return ['text', 'json', 'github'].includes(values.format) ? values : undefined
  } catch {
    return undefined
  }
}

const flags = parseFlags()
if (flags) {
  const { problems, pages } = await checkSite(flags.site)
  const color = process.stdout.isTTY
  if (flags.format === 'json') console.log(renderJsonReport(problems, pages))
  else if (flags.format === 'github') console.log(renderGithubReport(problems))
  else console.log(renderReport(problems, { pages, color }))
  process.exitCode = hasErrors(problems) ? 1 : 0
} else {
  console.error(USAGE)
  process.exitCode = 2
}
