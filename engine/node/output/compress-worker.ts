import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { ThreadTask } from '../util/thread-batches'
import { compressText, FORM_NAMES, setFormTime } from './compressed-forms'

/** Writes the compressed forms of files. */
export function compressFiles({ items }: ThreadTask<string>): void {
  for (const file of items) {
    const bytes = readFileSync(file)
    const stats = statSync(file)
    for (const form of FORM_NAMES) {
      writeFileSync(`${file}.${form}`, compressText(form, bytes), { flag: 'wx' })
      setFormTime(file, form, stats)
    }
  }
}
