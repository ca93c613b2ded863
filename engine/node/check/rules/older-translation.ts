import { renderInvocation } from '../../lib/files/invocation'
import { listTranslations, readOriginal } from '../languages/translations'
import type { SiteRule } from './rule'

/** A translation is up to date with its original. */
export const olderTranslation: SiteRule = {
  name: 'older-translation',
  severity: 'warning',
  scope: 'language',
  check: (context) =>
    listTranslations(context).flatMap(({ file, page, original }) => {
      const noted = readOriginal(page)
      const { content } = original?.page ?? {}
      if (!original || noted === undefined || content === undefined || noted === content) return []
      const message = `${original.file} has changed since it was translated.`
      const hint = `Translate what has changed. Then remove "original" and run \`${renderInvocation('check', '--fix')}\`, which records the current version.`
      return [{ file, pointer: '/original', message, hint }]
    }),
}
