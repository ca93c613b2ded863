import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { compressText, FORM_NAMES, setFormTime } from './compressed-forms'

/** Writes the compressed versions of files. */
export function compressFiles(files: string[]): void {
  for (const file of files) {
    const bytes = readFileSync(file)
    const stats = statSync(file)
    for (const form of FORM_NAMES) {
      writeFileSync(`${file}.${form}`, compressText(form, bytes), { flag: 'wx' })
      setFormTime(file, form, stats)
    }
  }
}
