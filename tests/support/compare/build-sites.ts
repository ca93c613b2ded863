import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { startBuild } from '../build-process'
import { writeExamplesSite } from '../sites/examples-site'
import { writeBenchSite } from '../sites/generate-site'
import { shippedSites } from '../sites/shipped-sites'

const GENERATED_PAGES = 1000
/** Both versions use the same build time. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000))

interface ComparedSite {
  name: string
  dir: string
}

/** Writes the working tree's sites into a folder, so that both versions build the same sites. */
export function writeSites(folder: string): ComparedSite[] {
  const dirOf = (name: string) => join(folder, name)
  for (const dir of shippedSites) {
    cpSync(join(projectRoot, dir), dirOf(basename(dir)), { recursive: true })
  }
  writeExamplesSite(dirOf('blocks'))
  writeBenchSite(dirOf('generated'), GENERATED_PAGES)
  const names = [...shippedSites.map((dir) => basename(dir)), 'blocks', 'generated']
  return names.map((name) => ({ name, dir: dirOf(name) }))
}

/**
 * Builds sites with the engine of a project, one after another, because they share a bundle.
 * @throws if a build fails, with its output.
 */
export async function buildSites(
  project: string,
  sites: ComparedSite[],
  outDir: string,
): Promise<void> {
  for (const { name, dir } of sites) {
    const env = { SOURCE_DATE_EPOCH }
    const { ended } = startBuild({ project, siteDir: dir, outDir: join(outDir, name), env })
    const { code, said } = await ended
    if (code !== 0) throw new Error(`${project} cannot build ${name}:\n${said}`)
  }
}
