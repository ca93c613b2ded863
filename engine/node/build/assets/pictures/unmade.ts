import { basename } from 'node:path'
import { findEncodedFormat } from '../../../lib/media/format'
import { loadSharp } from './library'
import type { MadePicture } from './pictures'

interface Served {
  source: string
  picture?: MadePicture
}

/** Reports the pictures that are published unchanged although they could be encoded. */
export async function describeUnmade(assets: Iterable<Served>): Promise<string[]> {
  const unmade = [...assets].filter(({ source, picture }) => !picture && findEncodedFormat(source))
  const [first, ...others] = unmade.map(({ source }) => `"${basename(source)}"`)
  if (first === undefined) return []
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const are = others.length > 0 ? 'are' : 'is'
  if (await loadSharp()) {
    return [
      `${first}${more} could not be read as a picture and ${are} published as is. Save it again.`,
    ]
  }
  return [
    `Pictures are published unchanged, at full size and with camera metadata such as the location, because sharp is not installed. Run "npm install sharp".`,
  ]
}
