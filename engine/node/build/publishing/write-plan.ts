import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWithin } from '../../lib/files/resolve-within'
import { UsageError } from '../../lib/files/usage-error'
import { withOutput } from '../output/swap'
import { renderManifest } from './manifest'
import type { Batch, Plan } from './plan'

/** The uploads in order: the list of each, the folder of its files, and their headers. */
const UPLOADS_FILE = 'uploads.tsv'
const GONE_FILE = 'gone.txt'
/**
 * The states to store next to the published site: before the first upload, and after the last step.
 */
const [DURING_FILE, AFTER_FILE] = ['publishing.json', 'published.json']

/**
 * Writes a plan as lists for upload programs: one path per line.
 * @throws {UsageError} when a file is missing, or a list cannot contain its name.
 */
export async function writePlan(outDir: string, plan: Plan): Promise<void> {
  for (const batch of plan.batches) verifyBatch(batch)
  await withOutput(outDir, { kind: 'lists' }, ({ write }) =>
    write(async (folder) => {
      const lines: string[] = []
      for (const [index, { step, paths, ...batch }] of plan.batches.entries()) {
        const list = `${index + 1}-${step}.txt`
        await writeWithin(folder, list, renderLines(paths))
        lines.push([list, batch.folder, batch.cache, batch.type].join('\t'))
      }
      await writeWithin(folder, UPLOADS_FILE, renderLines(lines))
      await writeWithin(folder, GONE_FILE, renderLines(plan.gone))
      await writeWithin(folder, DURING_FILE, renderManifest(plan.during))
      await writeWithin(folder, AFTER_FILE, renderManifest(plan.after))
      return { result: undefined }
    }),
  )
}

function renderLines(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

function verifyBatch({ folder, paths }: Batch): void {
  const odd = [folder, ...paths].find((path) => /[\t\n\r]/.test(path))
  if (odd !== undefined) {
    throw new UsageError(`${JSON.stringify(odd)} cannot be written to a list. Rename it.`)
  }
  const missing = paths.find((path) => !existsSync(join(folder, path)))
  if (missing === undefined) return
  throw new UsageError(
    `"${folder}" is not complete: "${missing}" is missing. Copy the whole folder, or build that part again.`,
  )
}
