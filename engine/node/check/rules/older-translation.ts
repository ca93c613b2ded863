import { renderInvocation } from '../../lib/files/invocation'
import { listTranslations, readOriginal } from '../languages/translations'
import type { SiteRule } from './rule'

/** A translation is up to date with its original. */
export const olderTranslation: SiteRule = {
  name: 'older-translation',
  severity: 'info',
  scope: 'language',
  check: (context) =>
    listTranslations(context).flatMap(({ file, page, original }) => {
      const noted = readOriginal(page)
      const { content } = original?.page ?? {}
      if (!original || noted === undefined || content === undefined || noted === content) return []
      const message = `${original.file} has changed since it was translated.`
      const hint = `Translate what has changed. Then run \`${renderInvocation('translated', page.route)}\`, which records the current version.`
      return [{ file, pointer: '/original', message, hint }]
    }),
}
