import type { ScanFinding } from './attachment-scan'
import { createContentScan } from './attachment-scan'

const SLICE_BYTES = 128 * 1024

/** Scans a file in slices, and yields between them so that the page stays responsive. */
export async function scanFile(file: File): Promise<ScanFinding[]> {
  const scan = createContentScan(file.type.startsWith('text/'))
  try {
    for (let start = 0; start < file.size; start += SLICE_BYTES) {
      const slice = await file.slice(start, start + SLICE_BYTES).arrayBuffer()
      scan.add(new Uint8Array(slice))
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch {
    return ['fileUnreadable']
  }
  return scan.problems()
}
