import type { VideoBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = {
  // Declares a video without captions silent. Variants change neither property.
  VideoBlock: (video: VideoBlock) => (video.captions?.length ? video : { ...video, silent: true }),
  VideoBlockVariant: ({ captions: _, silent: __, ...rest }: Partial<VideoBlock>) =>
    withSomething(rest),
}
