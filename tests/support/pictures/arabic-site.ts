import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCatalogueSite } from '../../../engine/node/block-tools/catalogue/site'
import { validateFile } from '../../../engine/node/check/files/validate-file'
import { openSite } from '../../../engine/node/check/run/open-site'
import type { Reference } from '../../../engine/node/check/schema/validate'
import { readBytes } from '../../../engine/node/lib/files/read-bytes'
import { parsePointer } from '../../../engine/node/lib/json/text-place'
import { TEXT_MEANINGS } from '../../../engine/node/schemas/default-texts'
import { makeScratchFolder } from '../scratch-folder'
import type { SheetOptions } from './contact-sheet'
import { writeContactSheets } from './contact-sheet'

/** The site whose colours and fonts the sheets use. */
const LOOK = 'examples/bakery'

/**
 * Writes contact sheets in Arabic with the examples of all block types in the project at `root`.
 */
export async function writeArabicSheets(
  root: string,
  options: Omit<SheetOptions, 'siteDir'>,
): Promise<string[]> {
  const siteDir = makeScratchFolder()
  try {
    const { theme } = JSON.parse(readFileSync(join(root, LOOK, 'settings.json'), 'utf8'))
    writeCatalogueSite(siteDir, { siteDir: join(root, LOOK), theme })
    writeInArabic(siteDir)
    return await writeContactSheets({ ...options, siteDir })
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
}

/**
 * Translates a site into mock Arabic, for screenshots: replaces each word with an Arabic word of
 * similar length. Everything else stays: URLs, code, numbers, tokens, and words in capitals.
 */
export function writeInArabic(dir: string): void {
  const opened = openSite(dir)
  const pages = opened.pageFiles.map((page) => {
    const document = validateFile(page, readBytes(join(dir, page.file)), opened)
    return document
  })
  for (const document of [...opened.documents, ...pages]) {
    const { file } = document
    const data = JSON.parse(readFileSync(join(dir, file), 'utf8'))
    for (const reference of document.references) replaceText(data, reference)
    if (file === 'settings.json') data.language = 'ar'
    writeFileSync(join(dir, file), JSON.stringify(data))
  }
}

/** Schema defaults are not in the file, because Quire has them in Arabic. */
function replaceText(data: unknown, { meaning, pointer, value }: Reference): void {
  if (!TEXT_MEANINGS.has(meaning)) return
  const path = parsePointer(pointer)
  const last = path.pop() ?? ''
  let holder = data as Record<string, unknown> | undefined
  for (const key of path) holder = holder?.[key] as Record<string, unknown> | undefined
  if (holder?.[last] === value) holder[last] = translate(value)
}

/** A part that stays unchanged, or a word. */
const PARTS =
  /`[^`]*`|\]\([^)]*\)|\{\w+\}|\S+@\S+|https?:\S+|\S*\d\S*|\b[A-Z]{2,}\b|(\p{L}[\p{L}’'-]*)/gu

function translate(text: string): string {
  return text
    .replace(PARTS, (part, word?: string) => (word === undefined ? part : chooseWord(word)))
    .replace(/,(?=\s)/g, '،')
    .replace(/;(?=\s)/g, '؛')
    .replace(/\?/g, '؟')
    .replace(/“/g, '«')
    .replace(/”/g, '»')
}

const WORDS = (
  'و لا من في عن هو ما كل حتى عند هذا بعد أين مدى يوم نور باب بيت كتب علم أرض بحر قلم شمس كتاب مدينة ' +
  'حديقة مكتبة طريق صباح مساء قراءة كتابة معرفة رسالة سؤال جواب موسم أشجار ثمار زهور ' +
  'الناس البيت الكتب المكان الوقت العمل القارئ الزائر الحديقة المكتبة المدينة المجموعة ' +
  'الموظفون المعلومات الاستعلام المخطوطات الاحتياجات والمؤسسات المستخدمين للاستفسارات ' +
  'والاستشارات الإلكترونية'
).split(' ')

/** The same word always gets the same translation. */
function chooseWord(word: string): string {
  const wanted = Math.max(1, word.length - 1)
  const distance = (one: string) => Math.abs([...one].length - wanted)
  const nearest = Math.min(...WORDS.map(distance))
  const fitting = WORDS.filter((one) => distance(one) === nearest)
  const sum = [...word.toLowerCase()].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return fitting[sum % fitting.length] ?? word
}
