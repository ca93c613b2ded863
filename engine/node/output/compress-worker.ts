import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FormName } from './compressed-forms'
import { FORM_NAMES, setFormTime } from './compressed-forms'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants

const COMPRESS: Record<FormName, (bytes: Buffer) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes the compressed forms of files, as small as they get. */
export function compressFiles(files: string[]): void {
  for (const file of files) {
    const bytes = readFileSync(file)
    const stats = statSync(file)
    for (const form of FORM_NAMES) {
      writeFileSync(`${file}.${form}`, COMPRESS[form](bytes), { flag: 'wx' })
      setFormTime(file, form, stats)
    }
  }
}
