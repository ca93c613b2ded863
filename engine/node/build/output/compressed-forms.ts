import type { Stats } from 'node:fs'
import { utimesSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * The compressed forms of a file, by their endings, and how many seconds older than the file they
 * are made. Servers make an ETag of time and size: no two forms of a file share the first, and a
 * form of an earlier file does not have the time that goes with this one.
 */
const FORMS = { br: 2, gz: 1 } as const

export type FormName = keyof typeof FORMS

export const FORM_NAMES = Object.keys(FORMS) as FormName[]

/** The forms that a file may have, as paths. */
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

/** The form of a text, as small as it gets: a page takes some 50 ms. */
export function compressText(form: FormName, bytes: Uint8Array): Buffer {
  return COMPRESS[form](bytes)
}

/** When a form of a file was written, in milliseconds. */
function timeOfForm({ mtimeMs }: Stats, form: FormName): number {
  return Math.floor(mtimeMs) - FORMS[form] * 1000
}

/** Gives the form of a file the time that shows what it was made of. */
export function setFormTime(file: string, form: FormName, original: Stats): void {
  const time = new Date(timeOfForm(original, form))
  utimesSync(`${file}.${form}`, time, time)
}

/** Whether a form was made of the file as it is. */
export function isFormOf(form: Stats | undefined, name: FormName, original: Stats): boolean {
  return form !== undefined && Math.round(form.mtimeMs) === timeOfForm(original, name)
}
