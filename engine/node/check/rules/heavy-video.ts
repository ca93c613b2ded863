import { inspectFile } from '../../lib/media/inspect-file'
import { findMeaning } from '../facts/find-references'
import type { SiteRule } from './rule'

/**
 * The size limit: enough for a few minutes at page width. Cloudflare Pages accepts no larger file:
 * https://developers.cloudflare.com/pages/platform/limits/#file-size
 */
const MAX_BYTES = 25 * 1024 * 1024
const VIDEO = /\.(?:mp4|webm)$/

/** Videos load fast, and every host accepts them. */
export const heavyVideo: SiteRule = {
  name: 'heavy-video',
  severity: 'warning',
  scope: 'site',
  check({ documents, assets }) {
    const named = findMeaning(documents, 'file').filter(({ value }) => VIDEO.test(value))
    return named.flatMap(({ file, pointer, value }) => {
      const path = assets.get(value)
      const bytes = path === undefined ? 0 : inspectFile(path).bytes
      if (bytes <= MAX_BYTES) return []
      const message = `"${value}" is ${Math.round(bytes / 1_000_000)} MB.`
      const hint =
        'Export it at most 1280 pixels wide and at 2 Mbit/s or less, or publish it on a video service and embed it from there.'
      return [{ file, pointer, message, hint }]
    })
  },
}
