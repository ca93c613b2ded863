import { readFile } from 'node:fs/promises'
import { hashContent } from '../../../lib/files/hash-content'
import { keepMade } from '../fonts/font-subset'
import { COPYRIGHT, LICENCE, LICENCE_ADDRESS, readNames } from '../fonts/name-table'

/** What a font says of who made it, and what others may do with it. */
export interface FontNotice {
  family: string
  copyright?: string
  licence?: string
  address?: string
}

/** What the file of a font says; read once and then kept. */
export async function loadFontNotice(file: string): Promise<FontNotice> {
  const font = await readFile(file)
  const kept = await keepMade(`${hashContent(font)}.notice.json`, async () => {
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

/** The SIL Open Font License by the addresses that it has had, and by its name. */
const OFL = /scripts\.sil\.org\/OFL|openfontlicense\.org|\bSIL Open Font License\b/i

export function isOpenFontLicence({ licence = '', address = '' }: FontNotice): boolean {
  return OFL.test(address) || OFL.test(licence)
}
