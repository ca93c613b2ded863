import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { writeNewFiles } from '../../edit/write/write-new-files'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import type { Format } from '../../lib/media/format'
import { describeFormat, PICTURE_FORMATS, readFormat } from '../../lib/media/format'
import { inspectAsset } from '../../lib/media/inspect-asset'
import { inspectFile } from '../../lib/media/inspect-file'
import { buildFitName } from '../../sources/files/file-names'
import { readBody } from './read-body'
import { openFolder } from './session/open-folder'
import { StudioError } from './session/studio-error'

/** The most bytes of an uploaded file. */
const MOST_BYTES = 50_000_000

/** The folder of the files that pages show. */
const FOLDER = 'assets'

/** The formats of files other than pictures. */
const OTHER_FORMATS: readonly Format[] = ['mp4', 'webm', 'mp3', 'pdf']

/** The most characters of a file's name, without its number and its extension. */
const MOST_CHARACTERS = 80

/**
 * Saves an uploaded file among the site's assets. Its content determines its format, and the words of
 * its name those of the new name. An existing file is never replaced. Returns its path within the
 * site.
 * @throws {StudioError} if pages cannot show the file.
 */
export async function saveUpload(
  request: IncomingMessage,
  siteDir: string,
  name: string,
): Promise<string> {
  return withScratchFolder(async (scratch) => {
    const path = join(scratch, 'upload')
    const file = openSync(path, 'wx')
    try {
      await readBody(request, MOST_BYTES, (part) => writeSync(file, part))
    } finally {
      closeSync(file)
    }
    const content = readFileSync(path)
    const format = readFormat(content)
    refuseFormat(format)
    const named = join(scratch, `upload.${format}`)
    writeNewFiles([[named, content]])
    refuseIssue(named, format)
    return writeAsset(siteDir, { stem: buildStem(name), format, content })
  })
}

function refuseFormat(format: Format): void {
  if (PICTURE_FORMATS.includes(format) || OTHER_FORMATS.includes(format)) return
  const message = `This file is ${describeFormat(format)}. Choose a picture (PNG, JPEG, WebP, AVIF or SVG), a film (MP4 or WebM), an MP3 or a PDF.`
  throw new StudioError(415, message)
}

function refuseIssue(path: string, format: Format): void {
  const inspect = PICTURE_FORMATS.includes(format) ? inspectAsset : inspectFile
  const { issue } = inspect(path)
  if (issue) throw new StudioError(415, `The file ${issue.message}. ${issue.hint ?? ''}`.trim())
}

/** The words of a name, without its extension. */
function buildStem(name: string): string {
  const words = name.replace(/\.[^.]*$/, '').replaceAll('/', ' ')
  return buildFitName(words).slice(0, MOST_CHARACTERS) || 'file'
}

interface NewAsset {
  stem: string
  format: Format
  content: Uint8Array
}

function writeAsset(siteDir: string, { stem, format, content }: NewAsset): string {
  const folder = openFolder(siteDir, FOLDER)
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${format}`
    if (existsSync(join(folder, name))) continue
    writeNewFiles([[join(folder, name), content]])
    return `${FOLDER}/${name}`
  }
}
