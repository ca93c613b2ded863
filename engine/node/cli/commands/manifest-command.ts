import { makeWhole } from '../../build/output/abandoned'
import { joinParts, loadParts } from '../../build/publishing/join'
import type { Online } from '../../build/publishing/plan'
import { loadOnline, planPublishing } from '../../build/publishing/plan'
import { writePlan } from '../../build/publishing/write-plan'
import { UsageError } from '../../lib/files/usage-error'

export interface ManifestCommandOptions {
  /** The outputs of all parts, or of the whole site. */
  folders: string[]
  /** What is known of the place where the site is published; nothing for the first time. */
  against?: string
  outDir: string
}

/**
 * Writes the lists of what to upload, says how long they are, and returns the exit code.
 * @throws {UsageError} when an output is not whole, or the outputs are not those of one site.
 */
export async function runManifest(options: ManifestCommandOptions): Promise<number> {
  const { folders, against, outDir } = options
  for (const folder of folders) {
    if (await makeWhole(folder)) continue
    throw new UsageError(
      `"${folder}" is not whole: a build is writing it, or was killed while it did. Build that part again.`,
    )
  }
  const files = joinParts(loadParts(folders))
  const before: Online = against ? loadOnline(against) : { version: 0, files: [] }
  const plan = planPublishing(files, before, new Date())
  await writePlan(outDir, plan)
  const uploads = plan.batches.flatMap(({ paths }) => paths).length
  console.log(
    `Of ${files.length} files, ${uploads} are to be uploaded and ${plan.gone.length} others deleted. The lists are in ${outDir}.`,
  )
  return 0
}
