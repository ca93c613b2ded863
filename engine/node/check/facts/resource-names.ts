import type { Reference } from '../schema/validate'

/** The resource names in the JSON. */
export interface ResourceNames {
  icons: string[]
  assets: string[]
  maps: string[]
  /** The assets that are shown as pictures, with their widths (`check/schema/shown-pictures.ts`). */
  pictures: string[]
  /** The linked files. */
  files: string[]
  /** The URLs of iframes. */
  frames: string[]
}

/** The distinct resource names in references. */
export function listResourceNames(references: Reference[]): ResourceNames {
  const collect = (wanted: string) => {
    const named = references.filter(({ meaning }) => meaning === wanted)
    return [...new Set(named.map(({ value }) => value))]
  }
  return {
    icons: collect('icon'),
    assets: collect('asset'),
    maps: collect('map'),
    pictures: collectPictures(references),
    files: collect('file'),
    frames: collect('frame'),
  }
}

/** If both a shape and the block that uses it give a width, the smaller one applies. */
function collectPictures(references: Reference[]): string[] {
  const byPlace = new Map<string, { width: number; value: string }>()
  for (const { meaning, value, pointer } of references) {
    if (meaning !== 'display-width') continue
    const width = Number.parseInt(value, 10)
    const known = byPlace.get(pointer)
    if (!known || width < known.width) byPlace.set(pointer, { width, value })
  }
  return [...new Set([...byPlace.values()].map(({ value }) => value))]
}
