import { directionOf } from '../../../core/text/direction'
import { findFileLinks } from '../../check/facts/linked-files'
import type { SitePage } from '../../check/run/site'
import { stampDate } from '../../sources/time/read-time'
import type { PageContext, PageSource } from './page-data'
import type { PageShows } from './page-lists'

/** The input for the data of a page. The page is read again unless it is stored. */
export function buildPageSource(
  { route, head, summary, kept, readSource }: SitePage,
  { assets: shown, ...shows }: PageShows,
  { tokens, settings: { timeZone, language } }: Pick<PageContext, 'tokens' | 'settings'>,
): PageSource {
  const { hasTokens, icons, maps, files, frames, drawn } = summary
  const phones = directionOf(language) === 'rtl' ? summary.phones : undefined
  const assets = [...new Set([...summary.assets, ...shown])]
  const fileLinks = findFileLinks(summary.references, tokens).map(({ pointer }) => pointer)
  const names = { icons, assets, maps, files, frames }
  const stamps = stampDates(head, timeZone)
  const source = kept ?? readSource()
  return { route, hasTokens, ...names, fileLinks, drawn, phones, ...shows, stamps, source }
}

function stampDates({ date, updated }: SitePage['head'], zone: string): PageSource['stamps'] {
  if (![date, updated].some((one) => one?.includes('T'))) return undefined
  return {
    ...(date !== undefined && { date: stampDate(date, zone) }),
    ...(updated !== undefined && { updated: stampDate(updated, zone) }),
  }
}
