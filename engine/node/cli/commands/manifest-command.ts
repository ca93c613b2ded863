import { makeWhole } from '../../build/output/abandoned'
import { joinParts, loadParts } from '../../build/publishing/join'
import type { Online } from '../../build/publishing/plan'
import { loadOnline, planPublishing } from '../../build/publishing/plan'
import { writePlan } from '../../build/publishing/write-plan'
import { UsageError } from '../../lib/files/usage-error'

export interface ManifestCommandOptions {
  /** The outputs of all parts, or of the whole site. */
  folders: string[]
  /** The file with the known state of the published site. Undefined for the first publication. */
  against?: string
  outDir: string
}

/**
 * Writes the lists of files to upload, and prints their lengths. Returns the exit code.
 * @throws {UsageError} when an output is incomplete, or the outputs are not those of one site.
 */
export async function runManifest(options: ManifestCommandOptions): Promise<number> {
  const { folders, against, outDir } = options
  for (const folder of folders) {
    if (await makeWhole(folder)) continue
    throw new UsageError(
      `"${folder}" is incomplete: a build is writing it, or was killed. Build that part again.`,
    )
  }
  const files = joinParts(loadParts(folders))
  const before: Online = against ? loadOnline(against) : { version: 0, files: [] }
  const plan = planPublishing(files, before, new Date())
  await writePlan(outDir, plan)
  const uploads = plan.batches.flatMap(({ paths }) => paths).length
  console.log(
    `Of ${files.length} files, ${uploads} must be uploaded and ${plan.gone.length} others deleted. The lists are in ${outDir}.`,
  )
  return 0
}
