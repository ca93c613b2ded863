/** Removes enquiries: those of a person, and those that are kept no longer. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFormName } from './form-key'
import type { ReceiverSettings } from './settings'
import type { EnquiryStore, StoredEnquiry } from './store'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The store of enquiries and the folder of its files. */
export interface EnquiryFolder {
  data: string
  store: Pick<EnquiryStore, 'list' | 'remove'>
}

/**
 * Removes the enquiries that have a value, such as an e-mail address, in upper or lower case.
 * Returns their number.
 */
export function forget(folder: EnquiryFolder, value: string): number {
  const fold = (text: string) => text.trim().toLowerCase()
  const isOfPerson = ({ values }: StoredEnquiry) =>
    Object.values(values)
      .flat()
      .some((text) => fold(text) === fold(value))
  return erase(folder, folder.store.list().filter(isOfPerson))
}

/** Removes the enquiries that are older than their form's number of days, now and every hour. */
export function startRetention(
  folder: EnquiryFolder,
  { keepDays = Number.POSITIVE_INFINITY, forms }: Pick<ReceiverSettings, 'keepDays' | 'forms'>,
): void {
  const removeOld = () => {
    const isOld = ({ form, received }: StoredEnquiry) => {
      const days = forms.get(readFormName(form))?.keepDays ?? keepDays
      return Date.parse(received) < Date.now() - days * DAY
    }
    try {
      erase(folder, folder.store.list().filter(isOld))
    } catch (reason) {
      console.error(`Old enquiries were not removed: ${(reason as Error).message}`)
    }
  }
  removeOld()
  setInterval(removeOld, HOUR).unref()
}

/**
 * Removes enquiries and their files, and returns their number. If it stops before the files are removed, the next start
 * removes them.
 */
export function erase({ data, store }: EnquiryFolder, enquiries: StoredEnquiry[]): number {
  if (enquiries.length === 0) return 0
  store.remove(enquiries.map(({ id }) => id))
  for (const { path } of enquiries.flatMap(({ files }) => files)) {
    rmSync(join(data, path), { force: true })
  }
  return enquiries.length
}
