import { findMeaning } from '../facts/find-references'
import { suggestFrameUrl } from '../facts/frame-url'
import type { DocumentRule } from './rule'

/**
 * An iframe's URL does not point to a page whose service refuses iframes:
 * https://html.spec.whatwg.org/#the-x-frame-options-header
 */
export const refusedFrame: DocumentRule = {
  name: 'refused-frame',
  scope: 'document',
  check: ({ documents }) =>
    findMeaning(documents, 'frame').flatMap(({ file, pointer, value }) => {
      const suggestion = suggestFrameUrl(value)
      if (!suggestion) return []
      const { how, url } = suggestion
      const message = `${new URL(value).hostname} does not allow this page in a frame.`
      if (url === undefined) return [{ file, pointer, message, hint: how }]
      const fix = { from: value, to: url }
      return [{ file, pointer, message, hint: `Write "${url}".`, fix }]
    }),
}
