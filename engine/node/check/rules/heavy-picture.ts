import { inspectAsset } from '../../assets/inspect-asset'
import { findReferences } from '../facts/find-references'
import type { SiteRule } from './rule'

/** A build makes smaller files of these; the largest is 2400 pixels wide. */
const SHRUNK = /\.(?:png|jpe?g|webp|avif)$/
const MAX_SHRUNK_BYTES = 5_000_000
const ENOUGH_PIXELS = 2400
/** Other pictures are sent to phones as they are. */
const MAX_BYTES = 1_000_000

/** Pictures are there soon, on a phone too, and no larger than pages can use. */
export const heavyPicture: SiteRule = {
  name: 'heavy-picture',
  severity: 'warning',
  scope: 'site',
  check({ documents, assets }) {
    const named = findReferences(documents, ({ meaning }) => meaning === 'asset')
    return named.flatMap(({ file, pointer, value }) => {
      const path = assets.get(value)
      if (path === undefined || /\.(?:js|woff2)$/.test(value)) return []
      const { bytes, width } = inspectAsset(path)
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      if (SHRUNK.test(value)) {
        if (bytes <= MAX_SHRUNK_BYTES) return []
        const message = `"${value}" is ${size}, more than pages can use.`
        const narrower =
          width > ENOUGH_PIXELS ? ` no wider than ${ENOUGH_PIXELS} pixels (it is ${width}),` : ''
        return [
          { file, pointer, message, hint: `Save it${narrower} as JPEG or WebP of at most 5 MB.` },
        ]
      }
      if (bytes <= MAX_BYTES) return []
      const message = `"${value}" is ${size}: on a phone, it takes many seconds to load.`
      const hint = 'Save it with less detail, or as JPEG or WebP.'
      return [{ file, pointer, message, hint }]
    })
  },
}
