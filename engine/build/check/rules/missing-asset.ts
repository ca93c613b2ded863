import { formatOfEnding } from '../../assets/format'
import { findReferences } from '../find-references'
import { createNearest, renderSuggestion, suggest } from '../nearest'
import type { Remark } from '../problem'
import type { SiteRule } from './rule'

/** Every picture and font that a file names is in the site's `assets` folder. */
export const missingAsset: SiteRule = {
  name: 'missing-asset',
  scope: 'site',
  check({ documents, assets }) {
    // The folder is the same for all: names are compared without it.
    const nameOf = (path: string) => path.replace(/^\/assets\//, '')
    const findName = createNearest([...assets.keys()].map(nameOf))
    const findNearest = (path: string) => findName(nameOf(path)).map((name) => `/assets/${name}`)
    const missing = findReferences(
      documents,
      ({ meaning, value }) => meaning === 'asset' && !assets.has(value),
    )
    return missing.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `There is no file "${value}" in the site.`,
      ...offer(value, [...assets.keys()], findNearest),
    }))
  },
}

const ENDING = /\.[^./]+$/

function offer(
  path: string,
  assets: string[],
  findNearest: (word: string) => string[],
): Pick<Remark, 'hint' | 'fix'> {
  const small = path.toLowerCase()
  const other = assets.find((asset) => asset.toLowerCase() === small)
  if (other) return tellCase(path, other)
  const name = path.slice(path.lastIndexOf('/'))
  const moved = assets.find((asset) => asset.endsWith(name))
  if (moved) return { hint: renderSuggestion(moved) }
  const stem = small.replace(ENDING, '')
  const kin = assets.find((asset) => asset.toLowerCase().replace(ENDING, '') === stem)
  if (kin) return tellEnding(kin)
  const { hint, fix } = suggest(path, findNearest(path))
  return { hint: hint ?? `Put the file into the folder of the site: "${path.slice(1)}".`, fix }
}

/** The names of files differ by case on servers, whatever they do on the author's machine. */
function tellCase(path: string, there: string): Pick<Remark, 'hint' | 'fix'> {
  if (canStand(there)) {
    return {
      hint: `Its name has other capitals. Write "${there}".`,
      fix: { from: path, to: there },
    }
  }
  return { hint: `The file is called "${there.slice(1)}". Rename it to "${path.slice(1)}".` }
}

function tellEnding(there: string): Pick<Remark, 'hint' | 'fix'> {
  if (canStand(there)) return { hint: renderSuggestion(there) }
  const [ending = ''] = ENDING.exec(there) ?? []
  const format = formatOfEnding(ending)
  const hint = `The file is called "${there.slice(1)}". Save it as PNG, JPEG, WebP or AVIF.`
  const isShown = ['png', 'jpg', 'webp', 'avif', 'svg'].includes(format)
  return { hint: isShown ? tellCase(there.toLowerCase(), there).hint : hint }
}

/** Whether the schemas let a name stand: its ending is in small letters. */
function canStand(path: string): boolean {
  return /^\/assets\/[A-Za-z0-9_./-]+\.(?:svg|png|jpe?g|webp|avif|ico|woff2|js)$/.test(path)
}
