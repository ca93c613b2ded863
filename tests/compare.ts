/**
 * `npm run compare -- BEFORE`: builds sites with the engine of a Git revision and with the working
 * tree's engine. Compares the output files, and a browser's requests on the pages.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../engine/node/lib/files/project-root'
import { buildSites, writeSites } from './support/compare/build-sites'
import { compareFiles } from './support/compare/compare-files'
import { compareVisits } from './support/compare/compare-visits'
import { readOutputs } from './support/compare/outputs'
import type { Difference } from './support/compare/report'
import { renderReport } from './support/compare/report'
import { addCheckout, commitWorkingTree, removeCheckouts } from './support/compare/versions'
import { ensureChromium } from './support/install/chromium'
import { makeScratchFolder } from './support/scratch-folder'

const [revision = 'HEAD~1'] = process.argv.slice(2)
const outputs = join(projectRoot, '.test/compare')
const [beforeDir, afterDir] = [join(outputs, 'before'), join(outputs, 'after')]
const scratch = makeScratchFolder()
const executablePath = ensureChromium()
const started = performance.now()

function printStep(step: string): void {
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${String(seconds).padStart(4)} s  ${step}`)
}

// Without this handler, an interrupted run would leave its temporary folder behind.
process.once('SIGINT', () => process.exit(130))
rmSync(outputs, { recursive: true, force: true })
try {
  printStep(`building with ${revision} and with the working tree`)
  const sites = writeSites(join(scratch, 'sites'))
  const before = addCheckout(join(scratch, 'before'), revision)
  const after = addCheckout(join(scratch, 'after'), commitWorkingTree(scratch))
  await Promise.all([buildSites(before, sites, beforeDir), buildSites(after, sites, afterDir)])

  const differences: Difference[] = []
  for (const { name } of sites) {
    printStep(`comparing the files of ${name}`)
    const pair = readOutputs(join(beforeDir, name), join(afterDir, name))
    differences.push(...compareFiles(name, pair))
    if (name === 'generated') continue
    printStep(`visiting the pages of ${name}`)
    differences.push(...(await compareVisits({ site: name, pair, executablePath })))
  }
  printStep('done')
  process.stdout.write(renderReport(differences))
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  removeCheckouts(scratch)
}
