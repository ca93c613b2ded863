import type { Locale, Settings } from '../../../../schemas/generated/types'
import { isRecord } from '../../lib/files/is-record'
import { formatChecks } from '../../schemas/value-formats'

/** The valid part of an additional language's entry in the settings. */
export interface WrittenLocale extends Partial<Locale> {
  language: string
  /** The name of its folders, which is the base path of its pages. */
  path: string
  /** The pointer of its entry in the settings. */
  pointer: string
}

const PATH = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The additional languages in the settings, without invalid entries and duplicate paths. */
export function listLocales(settings: unknown): WrittenLocale[] {
  const list: unknown[] =
    isRecord(settings) && Array.isArray(settings.locales) ? settings.locales : []
  const paths = new Set<string>()
  const languages = new Set([findLanguage(settings).toLowerCase()])
  return list.flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry.language !== 'string') return []
    const path = typeof entry.path === 'string' ? entry.path : entry.language.toLowerCase()
    const tag = entry.language.toLowerCase()
    if (!PATH.test(path) || paths.has(path) || languages.has(tag)) return []
    paths.add(path)
    languages.add(tag)
    return [{ ...entry, language: findLanguage(entry), path, pointer: `/locales/${index}` }]
  })
}

/** The language of settings or of an entry in them. English if it is invalid. */
export function findLanguage(settings: unknown): string {
  const { language } = isRecord(settings) ? settings : {}
  const isLanguage =
    typeof language === 'string' && formatChecks['language-tag']?.(language) === undefined
  return isLanguage ? language : 'en'
}

/** A site's settings in one of its additional languages. */
export function buildLocaleSettings<S extends Partial<Settings>>(
  settings: S,
  { language, brand, legalName, tokens, fonts, vocabularies }: Partial<Locale>,
): S {
  const { organization, theme } = settings
  return {
    ...settings,
    language,
    ...(brand !== undefined && { brand }),
    tokens: { ...settings.tokens, ...tokens },
    vocabularies: { ...settings.vocabularies, ...vocabularies },
    ...(legalName !== undefined && { organization: { ...organization, legalName } }),
    ...(fonts && { theme: { ...theme, fonts } }),
  }
}

/**
 * The names of languages in the languages themselves, capitalised if their script has capitals. The
 * region is omitted unless it distinguishes two languages.
 */
export function getLanguageNames(languages: string[]): string[] {
  const stems = languages.map((language) => {
    const { language: stem, script } = new Intl.Locale(language)
    return script ? `${stem}-${script}` : stem
  })
  return stems.map((stem, index) => {
    const isOnly = stems.indexOf(stem) === stems.lastIndexOf(stem)
    return getLanguageName(isOnly ? stem : (languages[index] ?? stem))
  })
}

function getLanguageName(language: string): string {
  // In brackets, a region is easier to recognise; scripts have names of their own.
  const { region } = new Intl.Locale(language)
  const languageDisplay = region ? 'standard' : 'dialect'
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay })
  const name = names.of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
