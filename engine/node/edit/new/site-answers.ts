import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../lib/files/project-root'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import { canonicalLanguage, formatChecks } from '../../schemas/value-formats'
import { DEFAULT_LOOK, listLooks } from './look/looks'
import { parseColor, resolveReadableBrand } from './look/starter-colors'

/** The starters, one folder per language. */
export const STARTERS = join(projectRoot, 'engine/node/edit/new/starter')

/** The questions for a new site. */
export interface SiteAnswers {
  name: string
  /** The name of the look. */
  look: string
  /**
   * The brand colour: of buttons and links, and the hue of all other colours. By default, the site
   * has the colours of its look.
   */
  color?: string
  accent?: string
  language: string
  url: string
  mail: string
  /** Without it, the site has none. */
  phone?: string
  /** The URL, or the path on the site, that receives the contact form. Without it, there is no form. */
  form?: string
}

export type Question = keyof SiteAnswers

/** For messages. */
const COLOR = '#1D5FA8'
/**
 * Search engines show a name of this length in full, together with the title of any page of a
 * starter.
 */
const LONGEST_NAME = 36
/** The characters of common addresses, without those with a meaning in links and text. */
const MAIL = /^[a-z0-9._+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
const PHONE = /^\+?[0-9][0-9 ()./-]{3,24}$/

/** Why an answer is invalid, with a hint, in one sentence. Undefined if it is valid. */
export const answerChecks: Record<Question, (text: string) => string | undefined> = {
  name: findNameIssue,
  look: findLookIssue,
  color: findColorIssue,
  accent: findShapeIssue,
  language: findLanguageIssue,
  url: findAddressIssue,
  mail: (text) =>
    MAIL.test(text)
      ? undefined
      : `"${text}" is not an e-mail address: write an address such as hello@example.org.`,
  phone: (text) =>
    PHONE.test(text)
      ? undefined
      : `"${text}" is not a phone number: write a number such as +44 1632 960127.`,
  form: (text) =>
    formatChecks['send-address']?.(text) === undefined
      ? undefined
      : `"${text}" cannot receive a form: write the URL that your form service gave you, such as https://forms.example.org/contact.`,
}

/** The languages with a starter, as the first part of a tag. */
export function listStarterLanguages(): string[] {
  return readdirSync(STARTERS).sort()
}

/**
 * The answers, with defaults for missing ones, normalised for the site.
 * @throws {UsageError} on the first invalid answer.
 */
export function parseAnswers(
  given: Partial<Record<Question, string>>,
  folderName: string,
): SiteAnswers {
  for (const [question, text] of Object.entries(given) as [Question, string | undefined][]) {
    const issue = text === undefined ? undefined : answerChecks[question](text.trim())
    if (issue) throw new UsageError(`${issue} Nothing was written.`)
  }
  const usual = buildDefaults(folderName, given.url)
  const pick = (question: Question) => given[question]?.trim()
  return {
    name: pick('name') ?? usual.name,
    look: pick('look') ?? usual.look,
    color: parseColor(pick('color') ?? ''),
    accent: parseColor(pick('accent') ?? ''),
    language: Intl.getCanonicalLocales(pick('language') ?? usual.language)[0] ?? usual.language,
    url: trimUrl(pick('url') ?? usual.url),
    mail: pick('mail') ?? usual.mail,
    phone: pick('phone'),
    form: pick('form'),
  }
}

/** The default answers. The default for the site's name is derived from the folder's. */
export function buildDefaults(folderName: string, url = 'https://www.example.org'): SiteAnswers {
  const words = folderName.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  const isUsable = name !== '' && findNameIssue(name) === undefined
  const { hostname } = new URL(url)
  const mail = `hello@${hostname.replace(/^www\./, '')}`
  return {
    name: isUsable ? name : 'My site',
    look: DEFAULT_LOOK,
    language: 'en',
    url: trimUrl(url),
    mail: MAIL.test(mail) ? mail : 'hello@example.org',
  }
}

/** The starter for a language: `de` for `de-AT`. */
export function resolveStarterLanguage(language: string): string | undefined {
  const [first = ''] = language.toLowerCase().split('-')
  return listStarterLanguages().find((known) => known === first)
}

function trimUrl(url: string): string {
  return url.replace(/\/$/, '')
}

function findNameIssue(text: string): string | undefined {
  if (text === '') return 'The name of the site is empty: write one, such as "Wren Street Bakery".'
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'The name of the site must be one line of text.'
  if (/[{}<>[\]*]/.test(text)) {
    return `"${text}" contains a character with a special meaning in texts: write the name without { } < > [ ] and *.`
  }
  if (text.length <= LONGEST_NAME) return undefined
  return `The name of the site has ${text.length} characters, and search engines cut off titles with more than ${LONGEST_NAME}: use a short form here, and the full name on the pages.`
}

function findLookIssue(text: string): string | undefined {
  const looks = listLooks()
  if (looks.includes(text)) return undefined
  const all = `The looks are: ${looks.join(', ')}.`
  return `There is no look "${text}". ${renderSuggestion(findNearest(text, looks), all)}`
}

function findShapeIssue(text: string): string | undefined {
  return parseColor(text) ? undefined : `"${text}" is not a colour: write one such as "${COLOR}".`
}

function findColorIssue(text: string): string | undefined {
  const color = parseColor(text)
  if (color === undefined) return findShapeIssue(text)
  const better = resolveReadableBrand(color)
  if (better === color) return undefined
  return `Links in "${color}" are hard to read on a light page: use a darker shade such as "${better}", and pass this one to --accent.`
}

function findLanguageIssue(text: string): string | undefined {
  const tag = canonicalLanguage(text)
  if (tag === undefined || formatChecks['language-tag']?.(tag)) {
    return `"${text}" is not a language tag: write a tag such as en, en-GB or de-AT.`
  }
  if (resolveStarterLanguage(text)) return undefined
  const languages = listStarterLanguages()
  return `There is no starter in "${text}": start from the one in ${joinWords(languages)}, translate its texts, and change "language" in site/settings.json.`
}

function findAddressIssue(text: string): string | undefined {
  const issue = formatChecks['site-address']?.(trimUrl(text))
  if (issue === undefined && /^https?:\/\//.test(text)) return undefined
  const host = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) ? text.toLowerCase() : 'www.example.org'
  return `"${text}" is not the URL of a site: write one such as https://${host}.`
}

/** `a, b or c` */
function joinWords(words: string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
