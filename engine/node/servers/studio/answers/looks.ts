import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { THEME_PLACE } from '../../../../core/editing/file-labels'
import type { EditResult } from '../../../../core/studio/protocol'
import type { StudioLook } from '../../../../core/studio/site-types'
import { listLooks, readLook, readLookFonts, renderLookPicture } from '../../../edit/new/look/looks'
import { writeNewFiles } from '../../../edit/write/write-new-files'
import { openFolder } from '../session/open-folder'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'

/** The folder of a look's fonts and their licences. */
const FOLDER = 'assets/fonts'

/** The complete designs, with their pictures. */
export function listStudioLooks(): StudioLook[] {
  return listLooks().map((name) => {
    const { title, description, theme } = readLook(name)
    const svg = renderLookPicture(name, theme.colors)
    const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
    return { name, title, description, picture, theme: { ...theme } }
  })
}

/**
 * Sets the theme of a look. Its fonts and their licences are added first. They stay when the change
 * is undone, as other added files do.
 * @throws {StudioError} if there is no such look, or if the folder of fonts is a link.
 */
export async function applyLook(session: StudioSession, name: string): Promise<EditResult> {
  if (!listLooks().includes(name)) throw new StudioError(404, `There is no look "${name}".`)
  const { dir } = session.site
  for (const folder of [dirname(FOLDER), FOLDER]) openFolder(dir, folder)
  const fonts = [...readLookFonts(name)].map(([file, content]) => ({
    src: `/${FOLDER}/${file}`,
    path: findPath(dir, file, content),
    content,
  }))
  const added = fonts.filter(({ path }) => !existsSync(join(dir, path)))
  writeNewFiles(added.map(({ path, content }) => [join(dir, path), content]))
  for (const { path } of added) await session.site.change(path)
  const { theme } = readLook(name)
  const paths = new Map(fonts.map(({ src, path }) => [src, `/${path}`]))
  const value = JSON.parse(JSON.stringify(theme), (_, one) => paths.get(one) ?? one)
  const { file, pointer } = THEME_PLACE
  session.readText(file)
  return session.write(() => [{ file, edit: { op: 'set', pointer, value } }])
}

/** The path of a file with this content. An existing file with another content keeps its name. */
function findPath(siteDir: string, file: string, content: Buffer): string {
  const [, stem, extension] = /^(.*)(\.\w+)$/.exec(file) ?? []
  for (let number = 1; ; number += 1) {
    const path = `${FOLDER}/${number === 1 ? file : `${stem}-${number}${extension}`}`
    const at = join(siteDir, path)
    if (!existsSync(at) || readFileSync(at).equals(content)) return path
  }
}
