/** Assembles a checked site. */

import { join } from 'node:path'
import type { OutsideRedirect, RedirectRule, SiteFiles } from '../../../../schemas/generated/types'
import { tidySiteUrl } from '../../../core/addresses/base'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { splitHref } from '../../../core/addresses/paths'
import { encodeTarget, isPattern } from '../../../core/addresses/redirect-pattern'
import { encodeHref } from '../../../core/addresses/urls'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import { trimEnd } from '../../../core/text/trim-end'
import { readText } from '../../lib/store/store'
import { decodeOldPath } from '../../schemas/redirects/old-path'
import { LOCALE_KINDS, LOCALES_FOLDER } from '../../sources/files/locale-files'
import { buildLocaleSettings, listLocales } from '../../sources/files/locale-settings'
import type { SourcePage } from '../../sources/files/site-files'
import { listSingleKinds } from '../../sources/files/site-files'
import type { CheckedFile } from '../facts/context'
import { CTA_FILE, LAYOUT_FILE, SETTINGS_FILE } from '../facts/context'
import { findFileLinks } from '../facts/linked-files'
import { listDrawnParts, listPhoneTexts } from '../facts/page-summary'
import type { CheckedPage } from '../files/check-page'
import { readPage } from '../files/check-page'
import { loadFile } from '../files/load-file'
import { validateFile } from '../files/validate-file'
import { FileChanged } from './file-changed'
import type { OpenSite } from './open-site'
import type { Site, SiteLocale, SitePage, TagPage } from './site'
import { readTimetable } from './timetable'

/** Assembles the results of the check. The schemas guarantee their types. */
export function assembleSite(opened: OpenSite, pages: CheckedPage[]): Site {
  const { dir, documents, listed, sharedVersion, tools } = opened
  const { schemas } = tools
  const times = readTimetable(opened, pages)
  const shown = new Set(times.shown.map(({ route }) => route))
  const files = Object.fromEntries(
    listSingleKinds(schemas.kinds).map((kind) => [kind, loadFile(opened, kind as never)]),
  ) as unknown as SiteFiles
  const settings = { ...files.settings, url: tidySiteUrl(files.settings.url) }
  const tokens = collectTokens(files.settings)
  const written = readRedirects(files.redirects.rules, tokens)
  // A redirect at a page's path applies only once the page has expired.
  const redirects = written.filter(({ from }) => !shown.has(from))
  const findRedirect = createRedirects(redirects)
  return {
    dir,
    builds: tools.builds,
    ...assembleLocale(documents, { ...files, settings }, new Map()),
    redirects,
    outside: readOutside(files.redirects.outside, tokens),
    locales: loadLocales(opened, { ...files, settings }),
    pages: times.shown
      .flatMap((page) => buildPage(opened, page) ?? [])
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    sharedVersion,
    assets: listed.assets,
    publicFiles: listed.publicFiles,
    collections: opened.shared.collections,
    tagPages: opened.pageFiles.flatMap(readTagPage),
    fileLinks: new Map(
      documents.map((document) => [
        document.file,
        findFileLinks(document.references, opened.shared.tokens),
      ]),
    ),
    drawn: new Map(documents.map(({ file, references }) => [file, listDrawnParts(references)])),
    phones: new Map(documents.map(({ file, references }) => [file, listPhoneTexts(references)])),
    clock: opened.composer.clock,
    gone: times.gone.filter((route) => findRedirect(route) === undefined),
    changes: times.changes,
  }
}

/**
 * The site in its additional languages. Missing files are replaced by those of the default
 * language.
 */
function loadLocales(opened: OpenSite, files: SiteFiles): Site['locales'] {
  const { documents } = opened
  const written = new Set(documents.map(({ file }) => file))
  return new Map(
    listLocales(files.settings).map((locale) => {
      const { path } = locale
      const names = new Map(
        LOCALE_KINDS.map((kind) => [`${kind}.json`, `${LOCALES_FOLDER}/${path}/${kind}.json`]),
      )
      const own = LOCALE_KINDS.flatMap((kind) => {
        const file = names.get(`${kind}.json`) ?? ''
        // Messages are never taken from another language.
        if (!written.has(file) && kind !== 'messages') names.delete(`${kind}.json`)
        return names.has(`${kind}.json`) ? [[kind, loadFile(opened, kind as never, file)]] : []
      })
      const mine: SiteFiles = { ...files, ...Object.fromEntries(own) }
      const notices = { ...files.messages.notices, ...mine.messages.notices }
      const messages = { ...mine.messages, notices }
      const settings = buildLocaleSettings(files.settings, locale)
      return [path, assembleLocale(documents, { ...mine, settings, messages }, names)] as const
    }),
  )
}

function assembleLocale(
  documents: CheckedFile[],
  { settings, layout, cta, audiences, people, messages }: SiteFiles,
  names: SiteLocale['names'],
): SiteLocale {
  const shared = new Set(
    [SETTINGS_FILE, LAYOUT_FILE, CTA_FILE].map((file) => names.get(file) ?? file),
  )
  return {
    settings,
    layout,
    ctas: cta.rules,
    audiences: audiences.audiences,
    people: people.people,
    messages,
    shared: documents
      .filter(({ file }) => shared.has(file))
      .flatMap(({ references }) => references),
    names,
  }
}

export function readTagPage({ route, made }: SourcePage): TagPage[] {
  const { tagsOf: folder, values } = made?.row ?? {}
  const tag = values?.tag
  return folder === undefined || tag === undefined || made?.part ? [] : [{ folder, tag, route }]
}

/** Normalises redirects: old paths are decoded, targets are percent-encoded. */
export function readRedirects(
  rules: RedirectRule[],
  tokens: Record<string, string>,
): RedirectRule[] {
  return rules.map((rule) => ({
    ...rule,
    from: decodeOldPath(rule.from),
    to: tidyTarget(
      (isPattern(rule.from) ? encodeTarget : encodeHref)(resolveTokens(rule.to, tokens)),
    ),
  }))
}

/** The targets are percent-encoded; the requests stay as written. */
export function readOutside(
  rules: OutsideRedirect[],
  tokens: Record<string, string>,
): OutsideRedirect[] {
  return rules.map((rule) => ({
    ...rule,
    to: tidyTarget(encodeHref(resolveTokens(rule.to, tokens))),
  }))
}

/**
 * An empty query is removed, and `?` and `&` in a hash are encoded, because Apache reads them as
 * part of the query.
 */
function tidyTarget(to: string): string {
  const { path, search, hash } = splitHref(to)
  return (
    path +
    trimEnd(search, (character) => '?&'.includes(character)) +
    hash.replace(/[?&]/g, encodeURIComponent)
  )
}

/** A page for the build. Undefined for a page with errors. */
export function buildPage(
  opened: Pick<OpenSite, 'dir' | 'tools' | 'composer' | 'templates' | 'wordingOf'>,
  { kind, route, file, made, summary, source: kept }: CheckedPage,
): SitePage | undefined {
  if (!summary) return undefined
  const { dir, templates } = opened
  const { head } = summary
  const readSource = kept ? () => readText(kept) : readAgain
  return { route, file, head, summary, made, readSource, kept }

  function readAgain(): string {
    const sourceFile = { kind, file, route, made }
    const bytes = readPage(sourceFile, { dir, templates })
    const document = validateFile(sourceFile, bytes, opened)
    if (!document.valid) throw new FileChanged(join(dir, file))
    return JSON.stringify(document.data)
  }
}
