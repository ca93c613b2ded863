import { WIDEST_PICTURE } from '../../../core/page/picture-files'
import { findEncodedFormat } from '../../lib/media/format'
import { listNamedAssets } from '../facts/find-references'
import type { SiteRule } from './rule'

/** The size limit for pictures that a build resizes. */
const MAX_SHRUNK_BYTES = 5_000_000
/** The size limit for other pictures, which are sent to phones unchanged. */
const MAX_BYTES = 1_000_000
const NO_PICTURE = /\.(?:js|woff2)$/

/** Pictures load fast, also on phones, and are not larger than pages can use. */
export const heavyPicture: SiteRule = {
  name: 'heavy-picture',
  severity: 'warning',
  scope: 'site',
  check: (context) =>
    listNamedAssets(context).flatMap(({ file, pointer, value, state: { bytes, width } }) => {
      const isShrunk = findEncodedFormat(value) !== undefined
      const most = isShrunk ? MAX_SHRUNK_BYTES : MAX_BYTES
      if (NO_PICTURE.test(value) || bytes <= most) return []
      const size = `"${value}" is ${(bytes / 1_000_000).toFixed(1)} MB`
      const text = isShrunk ? reportShrunk(size, width) : reportDrawing(size)
      return [{ file, pointer, ...text }]
    }),
}

function reportShrunk(size: string, width: number): { message: string; hint: string } {
  const narrower =
    width > WIDEST_PICTURE ? ` no wider than ${WIDEST_PICTURE} pixels (it is ${width}),` : ''
  return {
    message: `${size}, more than a page needs.`,
    hint: `Save it${narrower} as JPEG or WebP of at most 5 MB.`,
  }
}

const reportDrawing = (size: string) => ({
  message: `${size}: on a phone, it takes many seconds to load.`,
  hint: 'Save it with less detail, or as JPEG or WebP.',
})
