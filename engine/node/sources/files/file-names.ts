/** The valid names of a site's files, and suggestions for invalid ones. */

import { basename, dirname } from 'node:path/posix'
import { countEdits } from '../../../core/text/edit-distance'
import { foldLatin } from '../../../core/text/fold-text'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { FixEdit, Issue, IssueText } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'
import { LOCALE_KINDS, LOCALES_FOLDER, readLocaleFile } from './locale-files'

const FOLDERS = ['pages', 'assets', 'public', 'data', 'shared', LOCALES_FOLDER]
const FOLDER_NAMES = `${FOLDERS.slice(0, -1).join(', ')} and ${FOLDERS.at(-1)}`
/** The output appends extensions to names, and file systems limit names to 255 bytes. */
const MAX_NAME_BYTES = 200
const PAGE_FILE = /^pages\/[a-z0-9/-]+\.json$/
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|tiff?|heic)$/i
const OTHER_ASSET = /\.(?:woff2?|ttf|otf|js|pdf|mp4|webm|mp3|zip)$/i

/** The file with the shared values of a folder of pages. */
export const COLLECTION_FILE = '_collection.json'

const TEMPLATE = /^pages\/(?:[a-z0-9-]+\/)*\[([^[\]/]+)\]\.json$/
const FRAGMENT = /^shared\/([a-z0-9-]+)\.json$/
const TEXT = /^pages\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.md$/

/** The column with the paths of generated pages: `id` in `[id].json`. */
export function columnOfTemplate(file: string): string | undefined {
  return TEMPLATE.exec(file)?.[1]
}

/** The name of the fragment in a file: `hours` for `shared/hours.json`. */
export function parseFragmentName(file: string): string | undefined {
  return FRAGMENT.exec(file)?.[1]
}

/** Returns `true` for a Markdown file in the folder of pages. */
export function isTextFile(file: string): boolean {
  return TEXT.test(file)
}

/** Returns `true` for a file in the folder of tables, `data`. */
export function isDataFile(file: string): boolean {
  return file.startsWith('data/')
}

/** Extensions of Markdown files. Quire reads `.md` only. */
const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mdtext)$/i

/** Double extensions, as editors and mail programs add them. */
const ENDING = /(?:\.[a-z]{1,5}){1,3}$/i

/** Returns `true` if a file within the site's folder is named as pages are. */
export function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file)
}

/** Returns `true` if there is a file within the site's folder. */
type IsTaken = (file: string) => boolean

const NONE: IsTaken = () => false

/** Suggests a path, as in `Move it to "assets/map.png".`, if there is no file at it. */
function advisePlace(advice: string, place: string, isTaken: IsTaken): Advice {
  if (!isTaken(place)) {
    const hint = `${advice} "${place}".`
    return MOVED.test(advice) ? { hint, fixes: [{ kind: 'rename-file', to: place }] } : { hint }
  }
  const hint = place.startsWith('assets/')
    ? `Remove this file if it is the same as "${place}"; otherwise, move it there under another name.`
    : `Copy what you need from this file to "${place}", which exists already, and remove this one.`
  return { hint }
}

type Advice = Pick<IssueText, 'hint' | 'fixes'>

/** Advice that keeps the content of a file. */
const MOVED = /^(?:Move|Rename) it to$/

/** The issue of a page's file name, which determines the page's path. */
export function findNameIssue(file: string, isTaken = NONE): Issue | undefined {
  if (/^pages\/.+\/index\.json$/.test(file)) {
    const message = 'Only the home page is called index.json.'
    const advised = advisePlace('Move it to', file.replace('/index.json', '.json'), isTaken)
    return buildFileIssue({ file, rule: 'nested-index', message, ...advised })
  }
  const issue = findPlaceIssue(file, isTaken)
  if (issue || isPageFile(file)) return issue
  const base = { file, rule: 'bad-file-name' }
  const name = file.slice('pages/'.length)
  if (basename(file).startsWith('_')) {
    const message = `The file with the shared properties of the pages of a folder is called "${COLLECTION_FILE}".`
    const place = `${dirname(file)}/${COLLECTION_FILE}`
    const advised = isTaken(place)
      ? advisePlace('Rename it to', place, isTaken)
      : {
          hint: `Rename it to "${COLLECTION_FILE}".`,
          fixes: [{ kind: 'rename-file', to: place } as const],
        }
    return buildFileIssue({ ...base, message, ...advised })
  }
  if (PICTURE.test(file) || OTHER_ASSET.test(file)) {
    const what = PICTURE.test(file) ? 'a picture' : 'not a page'
    const advised = advisePlace('Move it to', `assets/${name}`, isTaken)
    return buildFileIssue({
      ...base,
      message: `This is ${what}; "pages" is for pages only.`,
      ...advised,
    })
  }
  if (MARKDOWN.test(file)) {
    const fit = buildFitName(file.replace(MARKDOWN, ''))
    const message =
      'The name of a Markdown file has only lower-case letters, digits and hyphens, and ends in ".md".'
    const place = isTextFile(`${fit}.md`) ? `${fit}.md` : 'pages/story.md'
    return buildFileIssue({ ...base, message, ...advisePlace('Rename it to', place, isTaken) })
  }
  const message =
    'The file name of a page has only lower-case letters, digits and hyphens, and ends in ".json".'
  return buildFileIssue({ ...base, message, ...adviseName(file, isTaken) })
}

/** The issue of a page's folder, or of the length of its name. */
function findPlaceIssue(file: string, isTaken: IsTaken): Issue | undefined {
  const base = { file, rule: 'bad-file-name' }
  if (/^pages\/assets(\/|\.json$)/.test(file)) {
    const message = '"/assets" is reserved for the files of a site: no page can be there.'
    const place = file.replace('pages/assets', 'pages/files')
    const hint = isTaken(place) ? 'Rename it.' : `Rename it, for example to "${place}".`
    return buildFileIssue({ ...base, message, hint })
  }
  const isShort = file.length <= MAX_NAME_BYTES
  if (isShort || file.split('/').every((part) => part.length <= MAX_NAME_BYTES)) return undefined
  const message = `The name of a page or folder can have at most ${MAX_NAME_BYTES} characters.`
  return buildFileIssue({ ...base, message, hint: 'Give it a shorter name.' })
}

/** Names of files with other content than JSON. */
const OTHER_TEXT = /\.(?:html?|mdx?|docx?|odt|rtf|php|pages|ya?ml)$/i

function adviseName(file: string, isTaken: IsTaken): Advice {
  const stem = buildFitName(file.replace(ENDING, ''))
  const place = `${stem}.json`
  // A name in another script has no letters that are valid in a path.
  if (!isPageFile(place)) {
    return { hint: 'Rename it with these characters, such as "pages/about.json".' }
  }
  const isText = OTHER_TEXT.test(file)
  return advisePlace(isText ? 'Write it as a JSON file:' : 'Rename it to', place, isTaken)
}

/** The nearest valid path to a name, part by part. May be empty. */
export function buildFitName(name: string): string {
  return foldLatin(name)
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .split('/')
    .map((part) => part.replace(/^-{1,20}/, '').replace(/-{1,20}$/, ''))
    .join('/')
}

/** A file or a folder that is not part of a site. */
export function buildUnknownFile(file: string, known: string[]): Issue {
  const message = 'Quire does not read this file.'
  const further = `Move it out of the site, which has the files ${known.join(', ')}, and those in ${FOLDER_NAMES}.`
  const nearest = findNearest(file, known)
  const hint = renderSuggestion(nearest, further)
  return buildFileIssue({ file, rule: 'unknown-file', message, hint, fixes: renames(nearest) })
}

function renames(places: string[]): FixEdit[] {
  return places.map((to) => ({ kind: 'rename-file', to }))
}

/** A folder with a name similar to that of one that is read: its content is ignored. */
export function findUnknownFolders(folders: string[]): Issue[] {
  return folders.flatMap((file) => {
    if (FOLDERS.includes(file)) return []
    // Words such as `meta` and `beta` are within an edit distance of two from a short name such as
    // `data`.
    const [meant] = findNearest(
      file,
      FOLDERS.filter((folder) => isNearFolder(file, folder)),
    )
    if (meant === undefined || folders.includes(meant)) return []
    const message = `Quire does not read this folder. A site has the folders ${FOLDER_NAMES}.`
    return [
      buildFileIssue({ file, rule: 'unknown-file', message, hint: `Rename it to "${meant}".` }),
    ]
  })
}

function isNearFolder(name: string, folder: string): boolean {
  return countEdits(name, folder) <= (folder.length > 4 ? 2 : 1)
}

/** The issue of a file in `data` that does not contain rows. */
export function findDataIssue(file: string, isTaken = NONE): Issue | undefined {
  if (/\.(?:csv|tsv|json)$/i.test(file)) return undefined
  const message = 'The folder data is for rows: CSV (.csv), tab-separated values (.tsv) or JSON.'
  return buildFileIssue({ file, rule: 'unknown-file', message, ...adviseData(file, isTaken) })
}

const SHEET = /\.(?:xlsx?|xlsm|xlsb|ods|fods|numbers)$/i

function adviseData(file: string, isTaken: IsTaken): Advice {
  const name = file.slice('data/'.length)
  const csv = file.replace(/\.[a-z]{1,10}$/i, '.csv')
  if (SHEET.test(file)) return advisePlace('Save it as CSV (UTF-8):', csv, isTaken)
  if (/\.txt$/i.test(file)) return advisePlace('Rename it to', csv, isTaken)
  if (PICTURE.test(file) || OTHER_ASSET.test(file)) {
    return advisePlace('Move it to', `assets/${name}`, isTaken)
  }
  return { hint: 'Save it as CSV (UTF-8), or move it out of the site.' }
}

/** The issue of a file in `shared` whose name is not valid for a fragment. */
export function findSharedIssue(file: string, isTaken = NONE): Issue | undefined {
  if (parseFragmentName(file) !== undefined) return undefined
  const base = { file, rule: 'unknown-file' }
  const name = file.slice('shared/'.length)
  if (PICTURE.test(file) || OTHER_ASSET.test(file)) {
    const message = 'The folder shared is for JSON files only.'
    const advised = advisePlace('Move it to', `assets/${name}`, isTaken)
    return buildFileIssue({ ...base, message, ...advised })
  }
  const message =
    'The name of a file in shared has only lower-case letters, digits and hyphens, and ends in ".json".'
  const stem = buildFitName(name.replace(ENDING, '').replaceAll('/', '-'))
  const place = `shared/${stem || 'contact'}.json`
  const advice = OTHER_TEXT.test(file) ? 'Write it as a JSON file:' : 'Rename it to'
  const advised = advisePlace(advice, place, stem === '' ? NONE : isTaken)
  return buildFileIssue({ ...base, message, ...advised })
}

/** The issue of a file in `locales` that is not a file of a language. */
export function findLocaleIssue(file: string): Issue | undefined {
  if (readLocaleFile(file)) return undefined
  const [, folder = '', ...rest] = file.split('/')
  const known = LOCALE_KINDS.map((kind) => `${kind}.json`)
  const message = 'Quire does not read this file.'
  const all = `Remove it, or use one of the names ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`
  const nearest = rest.length === 1 ? findNearest(rest[0] ?? '', known) : []
  const places = nearest.map((name) => `${LOCALES_FOLDER}/${folder}/${name}`)
  const hint = renderSuggestion(places, all)
  const fixes: FixEdit[] = places.length > 0 ? renames(places) : [{ kind: 'delete-file' }]
  return buildFileIssue({ file, rule: 'unknown-file', message, hint, fixes })
}

/** A file with a name similar to that of a missing one: `settings.json.txt`, `setings.json`. */
export function findMisnamed(file: string, names: string[]): string | undefined {
  const stem = file.replace(/\.json$/, '')
  const isMeant = (name: string) =>
    name.toLowerCase() === file || name.toLowerCase().replace(ENDING, '') === stem
  return names.find(isMeant) ?? findNearest(file, names)[0]
}
