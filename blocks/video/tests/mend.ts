import type { VideoBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/mend-variant'

export const mend = {
  // Where there are no captions, nobody speaks; a variant says nothing of either.
  VideoBlock: (video: VideoBlock) => (video.captions?.length ? video : { ...video, silent: true }),
  VideoBlockVariant: ({ captions: _, silent: __, ...rest }: Partial<VideoBlock>) =>
    withSomething(rest),
}
