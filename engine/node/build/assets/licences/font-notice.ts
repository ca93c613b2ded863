import { readFile } from 'node:fs/promises'
import { hashContent } from '../../../lib/files/hash-content'
import { cacheDerived } from '../fonts/font-subset'
import { COPYRIGHT, LICENCE, LICENCE_ADDRESS, readNames } from '../fonts/name-table'

/** A font's authors and licence. */
export interface FontNotice {
  family: string
  copyright?: string
  licence?: string
  address?: string
}

/** A font file's notice. The result is cached. */
export async function loadFontNotice(file: string): Promise<FontNotice> {
  const font = await readFile(file)
  const kept = await cacheDerived(`${hashContent(font)}.notice.json`, async () => {
    const { convert } = await import('fontverter')
    const names = readNames(await convert(font, 'sfnt'))
    const notice: FontNotice = {
      family: names.get(16) ?? names.get(1) ?? '',
      copyright: names.get(COPYRIGHT),
      licence: names.get(LICENCE),
      address: names.get(LICENCE_ADDRESS),
    }
    return JSON.stringify(notice)
  })
  return JSON.parse(await readFile(kept, 'utf8'))
}

/** Recognises the SIL Open Font License, by its past and present URLs and by its name. */
const OFL = /scripts\.sil\.org\/OFL|openfontlicense\.org|\bSIL Open Font License\b/i

export function isOpenFontLicence({ licence = '', address = '' }: FontNotice): boolean {
  return OFL.test(address) || OFL.test(licence)
}
