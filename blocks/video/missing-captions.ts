import type { BlockRule } from '../../engine/block-build-api'
import type { VideoBlock } from '../../schemas/generated/types'

/** Reports videos without captions: https://www.w3.org/TR/WCAG22/#captions-prerecorded */
export const missingCaptions: BlockRule<VideoBlock> = {
  name: 'missing-captions',
  severity: 'warning',
  check({ captions, silent }) {
    if (silent || captions.length > 0) return []
    const message = 'This video has no captions.'
    const fixes = [{ kind: 'property', name: 'silent', value: true, outer: true } as const]
    const hint = 'Add "captions", or write "silent": true if it has no speech.'
    return [{ pointer: '/files', message, hint, fixes }]
  },
}
