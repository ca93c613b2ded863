/** What the files of a site are called, and what a wrong name was meant to be. */

import { findNearest, renderSuggestion } from '../problems/nearest'
import type { Issue } from '../problems/problem'
import { buildFileIssue } from '../problems/problem'

/** The output adds endings to names, and file systems take 255 bytes. */
const MAX_NAME_BYTES = 200
const PAGE_FILE = /^pages\/[a-z0-9/-]+\.json$/
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|tiff?|heic)$/i
const OTHER_ASSET = /\.(?:woff2?|ttf|otf|js|pdf|mp4|webm|mp3|zip)$/i

/** The file of a folder of pages that says what these share. */
export const COLLECTION_FILE = '_collection.json'

const TEMPLATE = /^pages\/(?:[a-z0-9-]+\/)*\[([^[\]/]+)\]\.json$/
const FRAGMENT = /^shared\/([a-z0-9-]+)\.json$/
const TEXT = /^pages\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.md$/

/** The column that gives the addresses of the pages which a file makes: `id` in `[id].json`. */
export function columnOfTemplate(file: string): string | undefined {
  return TEMPLATE.exec(file)?.[1]
}

/** The name of the fragment in a file: `hours` for `shared/hours.json`. */
export function nameFragment(file: string): string | undefined {
  return FRAGMENT.exec(file)?.[1]
}

/** Whether it is a Markdown file beside the pages. */
export function isTextFile(file: string): boolean {
  return TEXT.test(file)
}

/** Whether a file within the site's folder is named as pages are. */
export function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file)
}

/** What is wrong with the name of a file among the pages: it is the page's address. */
export function findNameFault(file: string): Issue | undefined {
  if (/^pages\/.+\/index\.json$/.test(file)) {
    const message = 'Only the home page is called index.json.'
    const hint = `Move it to "${file.replace('/index.json', '.json')}".`
    return buildFileIssue({ file, rule: 'nested-index', message, hint })
  }
  const fault = findPlaceFault(file)
  if (fault || isPageFile(file)) return fault
  const told = { file, rule: 'bad-file-name' }
  const name = file.slice('pages/'.length)
  if (PICTURE.test(file) || OTHER_ASSET.test(file)) {
    const what = PICTURE.test(file) ? 'a picture' : 'not a page'
    const hint = `Move it to "assets/${name}".`
    return buildFileIssue({
      ...told,
      message: `This is ${what}; "pages" is for pages only.`,
      hint,
    })
  }
  const message =
    'The file name of a page has only lower-case letters, digits and hyphens, and ends in ".json".'
  return buildFileIssue({ ...told, message, hint: hintName(file) })
}

/** What is wrong with where a page is, or how long its name is. */
function findPlaceFault(file: string): Issue | undefined {
  const told = { file, rule: 'bad-file-name' }
  if (/^pages\/assets(\/|\.json$)/.test(file)) {
    const message = '"/assets" is reserved for the files of a site: no page can be there.'
    const hint = `Rename it, for example to "${file.replace('pages/assets', 'pages/files')}".`
    return buildFileIssue({ ...told, message, hint })
  }
  if (file.split('/').every((part) => part.length <= MAX_NAME_BYTES)) return undefined
  const message = `The name of a page or folder can have at most ${MAX_NAME_BYTES} characters.`
  return buildFileIssue({ ...told, message, hint: 'Give it a shorter name.' })
}

/** Names of files that hold something else than JSON. */
const OTHER_TEXT = /\.(?:html?|mdx?|docx?|odt|rtf|php|pages|ya?ml)$/i

function hintName(file: string): string {
  const stem = file
    .replace(/(?:\.[a-z]{1,5}){1,3}$/i, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[øØ]/g, 'o')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .split('/')
    .map((part) => part.replace(/^-{1,20}/, '').replace(/-{1,20}$/, ''))
    .join('/')
  const name = `"${stem}.json"`
  // A name in another script has no letters that an address could have.
  if (!isPageFile(`${stem}.json`))
    return 'Rename it with these characters, such as "pages/about.json".'
  if (OTHER_TEXT.test(file)) return `Pages are JSON files: write this one as ${name}.`
  return `Rename it to ${name}.`
}

/** A file, or a folder, beside those that a site is made of. */
export function buildUnknownFile(file: string, known: string[]): Issue {
  const message = 'Quire does not read this file.'
  const further = `A site has the files ${known.join(', ')}, and those in pages, assets and public.`
  const hint = renderSuggestion(findNearest(file, known)[0], further)
  return buildFileIssue({ file, rule: 'unknown-file', message, hint })
}

const FOLDERS = ['pages', 'assets', 'public']

/** A folder whose name is nearly that of one that is read: nothing in it is. */
export function findUnknownFolders(folders: string[]): Issue[] {
  return folders.flatMap((file) => {
    if (FOLDERS.includes(file)) return []
    const [meant] = findNearest(file, FOLDERS)
    if (meant === undefined || folders.includes(meant)) return []
    const message = `Quire does not read this folder. A site has the folders pages, assets and public.`
    return [
      buildFileIssue({ file, rule: 'unknown-file', message, hint: `Rename it to "${meant}".` }),
    ]
  })
}

/** The file whose name is nearly that of one that is missing: `settings.json.txt`, `setings.json`. */
export function findMisnamed(file: string, names: string[]): string | undefined {
  const stem = file.replace(/\.json$/, '')
  const isMeant = (name: string) =>
    name.toLowerCase() === file || name.toLowerCase().replace(/(?:\.[a-z]{1,5}){1,3}$/, '') === stem
  return names.find(isMeant) ?? findNearest(file, names)[0]
}
