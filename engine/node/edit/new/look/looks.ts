import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeColors } from '../../../../../schemas/generated/types'
import { projectRoot } from '../../../lib/files/project-root'

/** The complete designs for new sites, one folder per look. */
const LOOKS = join(projectRoot, 'looks')
const LICENCES = join(projectRoot, 'LICENSES')

export const DEFAULT_LOOK = 'plain'

/** The colours that the picture of a look can use. */
type PictureColors = Pick<ThemeColors, 'ink' | 'paper' | 'mist' | 'action' | 'accent'>

/** A look, as in its `look.json`: see `looks/look.schema.json`. */
export interface Look {
  title: string
  description: string
  theme: { colors: PictureColors; dark?: object; radius: { control: number } }
  /** The properties of all blocks of a type. */
  blocks: Record<string, object>
}

/** The names of the looks. */
export function listLooks(): string[] {
  return readdirSync(LOOKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export function readLook(name: string): Look {
  const { $schema: _, ...look } = JSON.parse(readFileSync(join(LOOKS, name, 'look.json'), 'utf8'))
  return look
}

/** The paths of a look's fonts and of their licences, by the name of the file. */
export function listLookFonts(name: string): Map<string, string> {
  const fonts = join(LOOKS, name, 'fonts')
  return new Map(
    readdirSync(fonts).flatMap((file) => {
      const licence = `OFL-${file.replace('.woff2', '.txt')}`
      return [
        [file, join(fonts, file)],
        [licence, join(LICENCES, licence)],
      ]
    }),
  )
}

/** The fonts of a look with their licences, by the name of the file. */
export function readLookFonts(name: string): Map<string, Buffer> {
  return new Map([...listLookFonts(name)].map(([file, path]) => [file, readFileSync(path)]))
}

/** The opening picture of a look, as SVG in the colours of a site. */
export function renderLookPicture(name: string, colors: PictureColors): string {
  const text = readFileSync(join(LOOKS, name, 'picture.svg'), 'utf8')
  const named = new Map(Object.entries(colors))
  return text.replaceAll(/\{(\w+)\}/g, (written, color) => named.get(color) ?? written)
}
