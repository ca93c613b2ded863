import { renderInvocation } from '../../lib/files/invocation'
import { listTranslations, readOriginal } from '../languages/translations'
import type { SiteRule } from './rule'

/**
 * A translation records its original's state, so that the check can report when it is out of date.
 */
export const untrackedTranslation: SiteRule = {
  name: 'untracked-translation',
  severity: 'warning',
  scope: 'language',
  check: (context) =>
    listTranslations(context).flatMap(({ file, page, original }) => {
      const { content } = original?.page ?? {}
      if (!original || content === undefined || readOriginal(page) !== undefined) return []
      if ((page.data as { original?: unknown } | undefined)?.original !== undefined) return []
      const message = `The page does not record which version of ${original.file} it translates.`
      const hint = `Run \`${renderInvocation('check', '--fix')}\`, which adds "original": "${content}".`
      const fix = { from: '', to: content, property: 'original' }
      return [{ file, pointer: '', message, hint, fix }]
    }),
}
