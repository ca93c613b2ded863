import { parseUrl } from '../../core/addresses/parse-url'
import { findOldAddressIssue, findOldPathIssue } from './redirects/old-path'

/**
 * The formats of values that are written to a file name, a header, the settings of a server or a
 * style sheet. Schemas refer to them by `format`, and the code that writes such a value verifies
 * the same format.
 */

/** A line of the strictest host contains a percent-encoded old path and a target. */
const MAX_TARGET_LENGTH = 1000

const HOST = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/
/** None of these characters is special in the settings of a server or in a style sheet. */
const SITE_PATH = /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/
const PATH_AND_QUERY = /^\/([A-Za-z0-9._~!$&'()*+,;=:@%?/-]*)$/

/** Why a text does not match a format, in one sentence. Undefined if it does. */
export type FormatCheck = (text: string) => string | undefined

export const formatChecks: Record<string, FormatCheck> = {
  'old-path': findOldPathIssue,
  'old-address': findOldAddressIssue,
  'redirect-target': findTargetIssue,
  'site-address': findSiteIssue,
  'host-source': findHostIssue,
  'send-address': findSendIssue,
  'web-address': findWebIssue,
  'language-tag': findLanguageIssue,
  'page-date': findDateIssue,
  'page-time': findTimeIssue,
  'time-zone': findZoneIssue,
  'date-range': findRangeIssue,
}

/** Another rule checks whether a link is valid at all. */
function findTargetIssue(text: string): string | undefined {
  if (text.length > MAX_TARGET_LENGTH)
    return `It has ${text.length} characters; at most ${MAX_TARGET_LENGTH} are allowed.`
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return 'It has a user name before its host.'
  const isOther = /^(#|mailto:|tel:)/i.test(text)
  return isOther ? 'The target of a redirect must be a page or an `https:` URL.' : undefined
}

function findSiteIssue(text: string): string | undefined {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)(.*)$/s.exec(text) ?? []
  if (!isOrigin(origin)) return 'Browsers cannot read this URL.'
  const folder = /^(.*?)\/[^/]+\.(?:html?|php|aspx?)\/?$/i.exec(path)?.[1]
  if (folder !== undefined) return `Write "${origin}${folder}": the URL ends with a file name.`
  if (SITE_PATH.test(path)) return undefined
  return 'No part of its path may start with a dot, and only letters from A to Z, digits and -._~ are allowed.'
}

function isOrigin(text: string): boolean {
  return HOST.test(text) && parseUrl(text) !== undefined
}

function findHostIssue(text: string): string | undefined {
  return isOrigin(text.replace('//*.', '//')) ? undefined : 'Browsers cannot read this host.'
}

function findWebIssue(text: string): string | undefined {
  const [, origin = '', rest = ''] = /^(https:\/\/[^/?#]*)(.*)$/s.exec(text) ?? []
  if (!isOrigin(origin)) return 'Browsers cannot read its host.'
  if (rest === '' || PATH_AND_QUERY.test(rest.replace(/^\?/, '/?'))) return undefined
  return 'The part after its host has a character that is not allowed.'
}

function findSendIssue(text: string): string | undefined {
  if (text.startsWith('https:')) return findWebIssue(text)
  const isPath = PATH_AND_QUERY.test(text) && !text.startsWith('//')
  return isPath ? undefined : 'It is neither a path of this site nor an `https:` URL.'
}

function findLanguageIssue(text: string): string | undefined {
  const canonical = canonicalLanguage(text)
  if (canonical === undefined) return 'Browsers cannot read this tag.'
  const issue = findCodeIssue(text) ?? findRegionIssue(text)
  return issue ?? (canonical === text ? undefined : `Write "${canonical}".`)
}

/** The registered form of a language tag. Undefined if browsers cannot read it. */
export function canonicalLanguage(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/**
 * All two-letter codes are known, and no more will be registered. Of the longer codes, Node knows
 * only some by name.
 */
function findCodeIssue(text: string): string | undefined {
  const [code = ''] = text.split('-')
  if (code.length !== 2) return undefined
  // Loading the names of languages takes 14 ms. Languages with known plural rules do not need it.
  if (Intl.PluralRules.supportedLocalesOf(code).length > 0) return undefined
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  if (languages.of(code) !== undefined) return undefined
  return `Write the code of the language, which may differ from that of its country: Japanese is "ja" and not "jp". There is no language "${code}".`
}

const WITH_REGION = /^([a-z]{2,3})(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i

/** A region that does not exist, often the code of the language again, as in `en-EN`. */
function findRegionIssue(text: string): string | undefined {
  const [, code = '', written] = WITH_REGION.exec(text) ?? []
  const region = written?.toUpperCase()
  if (region === undefined || isKnownRegion(code, region)) return undefined
  const main = new Intl.Locale(code).maximize().region
  const example = main ? `, or add a country, such as "${code}-${main}"` : ''
  return `Write "${code}"${example}. There is no country "${region}".`
}

function isKnownRegion(code: string, region: string): boolean {
  // Loading the names of regions takes 14 ms, too.
  const tag = `${code}-${region}`
  if (new Intl.NumberFormat(tag).resolvedOptions().locale === tag) return true
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // A former code has a successor. The successor of UK is GB, but not in "uk-UK".
  const isRepeated = region === code.toUpperCase() && canonicalLanguage(tag) !== tag
  return regions.of(region) !== undefined && !isRepeated
}

const PAGE_DATE = /^(\d{4}-\d{2}-\d{2})(T.*)?$/s
const PAGE_TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d$/

/** An existing date, with or without a time. */
function findDateIssue(text: string): string | undefined {
  const [, day, time] = PAGE_DATE.exec(text) ?? []
  if (day === undefined) return 'Write the year, the month and the day: "2026-03-01".'
  const date = new Date(`${day}T00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  if (!exists) return `Write a day that exists: there is no ${day}.`
  const isTime = time === undefined || PAGE_TIME.test(time)
  return isTime ? undefined : `Write hours and minutes after the day: "${day}T09:30".`
}

/** One day, or the first and the last: https://en.wikipedia.org/wiki/ISO_8601#Time_intervals */
function findRangeIssue(text: string): string | undefined {
  const [from = '', to = from, ...rest] = text.split('/')
  if (rest.length > 0 || text.includes('T')) {
    return 'Write a day, or the first and the last: "2026-12-24/2026-12-26".'
  }
  const issue = findDateIssue(from) ?? findDateIssue(to)
  return issue ?? (to < from ? `The last day, ${to}, is before the first.` : undefined)
}

/**
 * The offset of a local time from UTC, which https://www.rfc-editor.org/rfc/rfc3339 limits to a
 * day.
 */
const UTC_OFFSET = /(T\d{2}:\d{2})(?::[0-5]\d)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** A date, with an optional time in the site's time zone or with an offset. */
function findTimeIssue(text: string): string | undefined {
  const hasTime = text.includes('T')
  const issue = findDateIssue(hasTime ? text.replace(UTC_OFFSET, '$1') : text)
  if (issue === undefined) return undefined
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}:\d{2})/.exec(text) ?? []
  const padded = `${day}T${time.padStart('00:00'.length, '0')}`
  const isMeant = day !== undefined && findDateIssue(padded) === undefined
  return isMeant && !hasTime ? `Write "${padded}".` : issue
}

function findZoneIssue(text: string): string | undefined {
  // The most common zone: looking it up among the others takes 10 ms.
  if (text === 'UTC') return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return undefined
  } catch {
    return 'There is no such time zone.'
  }
}
