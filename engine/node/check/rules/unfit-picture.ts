import type { PictureTrait } from '../../lib/media/traits'
import { listNamedAssets } from '../facts/find-references'
import type { SiteRule } from './rule'

const TEXTS: Record<PictureTrait, { message: string; hint: string }> = {
  animated: {
    message: 'is animated; pages show only its first frame.',
    hint: 'Save the frame that pages should show as PNG or WebP.',
  },
  cmyk: {
    message: 'has colours for print (CMYK), which look different on a screen.',
    hint: 'Save it with RGB colours in an image editor.',
  },
}

/** Pictures look the same on the page as they did to their author. */
export const unfitPicture: SiteRule = {
  name: 'unfit-picture',
  severity: 'warning',
  scope: 'site',
  check: (context) =>
    listNamedAssets(context).flatMap(({ file, pointer, value, state }) =>
      state.traits.map((trait) => ({
        ...{ file, pointer },
        message: `"${value}" ${TEXTS[trait].message}`,
        hint: TEXTS[trait].hint,
      })),
    ),
}
