import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../../../bundle/bundle'
import { listResourceNames } from '../../../check/facts/resource-names'
import type { Site } from '../../../check/run/site'
import { findPackageFolder } from '../../../lib/files/package-folder'
import { projectRoot } from '../../../lib/files/project-root'
import type { ServedAsset } from '../resources'
import type { FontNotice } from './font-notice'
import { isOpenFontLicence, loadFontNotice } from './font-notice'

/** The file with the notices of third-party material. */
export const LICENCES_PATH = '/third-party-licences.txt'

export interface LicencesOptions {
  site: Pick<Site, 'shared' | 'pages'>
  assets: Map<string, ServedAsset>
  /** The notices for everything that browsers load. */
  libraries: Library[]
}

/** The notices for a site's libraries, icons, maps and fonts. */
export async function buildLicences({ site, assets, libraries }: LicencesOptions): Promise<string> {
  const files = [...assets.values()].map(({ source }) => source)
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  const notices = await Promise.all(fonts.map(loadFontNotice))
  return renderLicences([...libraries, ...listDrawings(site)], notices)
}

/** The sources of the site's icons and maps. */
function listDrawings({ shared, pages }: LicencesOptions['site']): Library[] {
  const all = [listResourceNames(shared), ...pages.map(({ summary }) => summary)]
  const uses = (kind: 'icons' | 'maps') => all.some((names) => names[kind].length > 0)
  return [
    ...(uses('icons') ? [readLibrary('@tabler/icons', 'outline/x.svg')] : []),
    ...(uses('maps') ? [readLibrary('world-atlas', 'land-50m.json')] : []),
  ]
}

/** A package that contains drawings, found through one of the files that it exports. */
function readLibrary(name: string, file: string): Library {
  const dir = findPackageFolder(name, file)
  const { version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return { name, version, identifier: license, text: readText(join(dir, 'LICENSE')) }
}

/** Normalises line endings and white space, so that equal notices are equal strings. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()
}

/** A section in the file: its title, and the licence text. */
interface Entry {
  titles: string[]
  text: string
}

export function renderLicences(libraries: Library[], fonts: FontNotice[]): string {
  const entries = [...libraries.map(describeLibrary), ...fonts.map(describeFont)]
  const byText = new Map<string, Entry>()
  for (const { titles, text } of entries) {
    const same = byText.get(text) ?? { titles: [], text }
    byText.set(text, { text, titles: [...new Set([...same.titles, ...titles])] })
  }
  const parts = [...byText.values()].map(
    ({ titles, text }) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`,
  )
  return `${START}\n${parts.join('\n')}`
}

const LINE = '-'.repeat(72)
const START = `This site contains third-party material. Its notices and licences follow.
`

function describeLibrary({ name, version, identifier, text }: Library): Entry {
  const title = `${name} ${version} (${identifier ?? 'no licence given'})`
  const words = text?.replaceAll('\r\n', '\n').trim()
  return {
    titles: [title],
    text: words || `The package names this licence but does not include its text.`,
  }
}

function describeFont(font: FontNotice): Entry {
  const { family, copyright, licence, address } = font
  const isOpen = isOpenFontLicence(font)
  const said = [copyright, licence, address].filter(Boolean).join('\n')
  const own = said || 'The font states neither its author nor its licence.'
  const text = isOpen ? `${own}\n\n${readText(OFL_FILE)}` : own
  return { titles: [`The font "${family}"${isOpen ? ' (OFL-1.1)' : ''}`], text }
}

const OFL_FILE = join(projectRoot, 'engine/node/build/assets/licences/OFL-1.1.txt')
