import { withLocale } from '../../../core/addresses/locales'
import { routeOfFile } from '../../../core/addresses/paths'
import { findLocale } from '../../check/files/locale-views'
import { hashPageContent } from '../../check/languages/page-content'
import { fileInLocale, readOriginal } from '../../check/languages/translations'
import type { OpenSite } from '../../check/run/open-site'
import type { Draft } from '../write/draft'
import type { OpenFile } from '../write/read-site'
import type { MovedPaths } from './move-request'
import { MOVE } from './move-request'

interface DraftedFile {
  file: OpenFile
  draft: Draft
}

/**
 * The effects of a move on translations, after all other changes: translations record the new state
 * of an original in which only links changed, and stay at their paths unless they move too.
 */
export function moveTranslations(
  drafts: DraftedFile[],
  { shared: { locales }, composer }: Pick<OpenSite, 'shared' | 'composer'>,
  moved: MovedPaths,
): void {
  if (locales.length === 0) return
  const byFile = new Map(drafts.map((one) => [one.file.file, one]))
  for (const { file, draft } of drafts) {
    if (file.kind !== 'page' || findLocale(locales, file.file) !== '') continue
    const translations = locales.flatMap(({ path }) => {
      const found = byFile.get(fileInLocale(file.file, '', path))
      return found ? [{ path, ...found }] : []
    })
    const states = translations.length > 0 ? nameStates() : undefined
    for (const translation of translations) {
      if (
        states &&
        readOriginal(translation.file) === states.before &&
        states.before !== states.after
      ) {
        translation.draft.apply(MOVE, [{ pointer: '/original', value: states.after }])
      }
      const to = moved.get(routeOfFile(file.file))
      const route = routeOfFile(translation.file.file)
      if (to === undefined || moved.has(route)) continue
      const note = `Its translation stays at "${route}". Move it to "${withLocale(translation.path, to)}" to keep it linked to this page.`
      draft.apply(MOVE, [{ pointer: '', note }])
    }

    function nameStates() {
      const before = Buffer.from(file.before)
      const texts = [...(composer.compose(file, before)?.texts ?? new Map<string, string>())]
      const document = { ...file, texts }
      const after = Buffer.from(draft.finish()?.after ?? file.before)
      return {
        before: hashPageContent(document, before),
        after: hashPageContent(document, after) ?? '',
      }
    }
  }
}
