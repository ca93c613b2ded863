import { inspectAsset } from '../../assets/inspect-asset'
import { findReferences } from '../facts/find-references'
import type { SiteRule } from './rule'

/** A photograph as wide as a page, well packed, has a third of this. */
const MAX_BYTES = 1_000_000

/** Pictures are there soon, on a phone too. */
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
      if (bytes <= MAX_BYTES) return []
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      const message = `"${value}" is ${size}: on a phone, it takes many seconds to load.`
      const narrower = width > 2000 ? ` no wider than 2000 pixels (it is ${width}),` : ''
      const hint = `Save it${narrower} as WebP or AVIF of at most 1 MB.`
      return [{ file, pointer, message, hint }]
    })
  },
}
