import { utimesSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FileStatus } from '../../lib/files/stat-file'

/**
 * A file's compressed versions, keyed by extension, and how many seconds older than the file each
 * is. Servers derive ETags from time and size, so no two versions of a file have the same time. A
 * stale version is recognised by its time.
 */
const FORMS = { br: 2, gz: 1 } as const

export type FormName = keyof typeof FORMS

export const FORM_NAMES = Object.keys(FORMS) as FormName[]

/** The paths of a file's possible compressed versions. */
export function listForms(path: string): string[] {
  return FORM_NAMES.map((form) => `${path}.${form}`)
}

const COMPRESS: Record<FormName, (bytes: Uint8Array) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Compresses data as much as possible: this takes about 50 ms per page. */
export function compressText(form: FormName, bytes: Uint8Array): Buffer {
  return COMPRESS[form](bytes)
}

/** The modification time of a version, in milliseconds. */
function timeOfForm({ mtimeMs }: FileStatus, form: FormName): number {
  return Math.floor(mtimeMs) - FORMS[form] * 1000
}

/** Sets the modification time that ties a version to its file. */
export function setFormTime(file: string, form: FormName, original: FileStatus): void {
  const time = new Date(timeOfForm(original, form))
  utimesSync(`${file}.${form}`, time, time)
}

/** Returns `true` if a version was made from the current file. */
export function isFormOf(
  form: FileStatus | undefined,
  name: FormName,
  original: FileStatus,
): boolean {
  return form !== undefined && Math.round(form.mtimeMs) === timeOfForm(original, name)
}
