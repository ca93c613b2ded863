import { basename, join, resolve } from 'node:path'
import { routeOfFile } from '../../../core/addresses/paths'
import type { FolderEntry } from '../../lib/files/list-folder'
import { listFolder } from '../../lib/files/list-folder'
import { isTemporary } from '../../lib/files/replace-file'
import { isFolderAt } from '../../lib/files/stat-file'
import type { WrittenNumbers } from '../../lib/json/json-numbers'
import type { Issue } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'
import {
  buildUnknownFile,
  COLLECTION_FILE,
  columnOfTemplate,
  findDataIssue,
  findLocaleIssue,
  findMisnamed,
  findNameIssue,
  findSharedIssue,
  findUnknownFolders,
  isDataFile,
  isTextFile,
  parseFragmentName,
} from './file-names'
import { buildUnreadFolder, findIrregular } from './irregular-file'
import { explainLeftover } from './leftovers'
import { LOCALES_FOLDER, readLocaleFile } from './locale-files'
import type { PublicFile } from './public-files'
import { listPublicFiles } from './public-files'

/** A JSON file of a site. */
export interface SourceFile {
  /** The schema that it follows. */
  kind: string
  /** The path within the site: `pages/about.json`. */
  file: string
  /** A page's path. */
  route?: string
  /** The source of a generated page, which has no file of this name. */
  made?: MadeOf
}

/** The file of a page. */
export interface SourcePage extends SourceFile {
  route: string
}

/** A parsed file. */
export interface ParsedFile extends SourceFile {
  /** The content. Undefined if it could not be parsed. */
  data: unknown
  /** The numbers that are written differently than in the content. */
  numbers?: WrittenNumbers
  /** The issues found while parsing. */
  issues: Issue[]
}

/** A generated page. */
export interface MadeOf {
  /** The file that generates it: `pages/branches/[id].json`. */
  by: string
  row?: MadeRow
  part?: ListPart
}

/** The row that a page is generated from. */
export interface MadeRow {
  /** The file with the rows. */
  data?: string
  /** The folder whose pages have the tags, for pages of tags. */
  tagsOf?: string
  /** The columns of the rows. */
  columns: string[]
  /** The column with the last part of the page's path. */
  column: string
  /** The value of that column. */
  id: string
  /** The values by column. Empty cells are omitted. */
  values: Record<string, string>
}

/** A further part of a paginated list. */
export interface ListPart {
  /** The page's path with the first part. */
  of: string
  /** Starts at 2. */
  number: number
}

/** Returns `true` if a page only lists other pages, so that no list shows it. */
export function isDerived({ made }: Pick<ParsedFile, 'made'>): boolean {
  return made?.part !== undefined || made?.row?.tagsOf !== undefined
}

export interface ListedSite {
  /** The files of the whole site, then the pages. */
  files: SourceFile[]
  /** The files that generate pages. */
  templates: SourceFile[]
  /** The Markdown files in the folder of pages. */
  texts: string[]
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** The files of the `public` folder. */
  publicFiles: PublicFile[]
  /** The files of rows, by their paths within the site: `data/branches.csv`. */
  data: string[]
  issues: Issue[]
}

const NEEDED: Record<string, string> = {
  'settings.json': 'Write it with at least "brand", "url" and "theme".',
  'pages/index.json': 'Copy another page to start with. It is the home page.',
  'pages/404.json': 'Copy another page to start with. Visitors see it when a path does not exist.',
}

/** The folders with files that authors write. */
const READ_FOLDERS = [LOCALES_FOLDER, 'shared', 'data', 'pages']

/** The kinds of files that a site has any number of. */
const REPEATED = ['page', 'collection', 'fragment']

/** The kinds of files that a site has one of. The file is named after its kind. */
export function listSingleKinds(kinds: string[]): string[] {
  return kinds.filter((kind) => !REPEATED.includes(kind))
}

/** Lists the files of a site. `kinds` are those of its JSON files. Throws nothing. */
export function listSiteFiles(dir: string, kinds: string[]): ListedSite {
  if (!isFolderAt(dir)) {
    const hint = 'Name the folder of a site with --site.'
    const issue = { file: '', rule: 'missing-folder', message: 'There is no such folder.', hint }
    return {
      files: [],
      templates: [],
      texts: [],
      assets: new Map(),
      publicFiles: [],
      data: [],
      issues: [buildFileIssue(issue)],
    }
  }
  const issues = findUnknownFolders(listFolders(dir))
  const known = new Map(listSingleKinds(kinds).map((kind) => [`${kind}.json`, kind]))
  const files: SourceFile[] = []
  const irregular = new Set<string>()
  const list = (folder: string) => {
    const visible = listVisible(dir, folder)
    const found = [...visible.issues, ...visible.names.flatMap(findLeftover)]
    for (const { file } of found) irregular.add(file)
    issues.push(...found)
    return visible.names
  }
  const names = ['', ...READ_FOLDERS].flatMap(list)
  const assets = list('assets')
    .filter((file) => !irregular.has(file))
    .map((file) => `/${file}`)
  const taken = new Set([...names, ...assets.map((path) => path.slice(1))])
  const templates: SourceFile[] = []
  const texts: string[] = []
  const data: string[] = []
  for (const file of names) {
    if (irregular.has(file)) continue
    const kind = kindOf(file, known)
    const issue = findIssue(file, kind, (other) => taken.has(other))
    if (issue) issues.push(issue)
    else if (kind === 'page') files.push({ kind, file, route: routeOfFile(file) })
    else if (kind === 'template') templates.push({ kind: 'page', file })
    else if (kind === 'text') texts.push(file)
    else if (kind === 'rows') data.push(file)
    else if (kind) files.push({ kind, file, route: undefined })
    else if (file.endsWith('.json')) issues.push(buildUnknownFile(file, [...known.keys()]))
  }
  const read = new Set([...files.map(({ file }) => file), ...texts, ...data])
  const unread = names.filter((file) => !read.has(file))
  issues.push(...findMissing(names, unread))
  return {
    files,
    templates,
    texts,
    assets: new Map(assets.map((path) => [path, resolve(dir, `.${path}`)])),
    publicFiles: listPublicFiles(dir),
    data,
    issues,
  }
}

/** The files that authors write, including those that are not JSON. */
export function listWrittenFiles({ files, templates, texts, data }: ListedSite): string[] {
  return [...[...files, ...templates].map(({ file }) => file), ...texts, ...data]
}

/** The required files that a site lacks. An unread file with a similar name may be meant. */
function findMissing(names: string[], unread: string[]): Issue[] {
  return Object.entries(NEEDED).flatMap(([file, use]) => {
    if (names.includes(file)) return []
    const misnamed = findMisnamed(file, unread)
    const hint = misnamed ? `Rename "${misnamed}".` : use
    const message = 'The site needs this file.'
    return [buildFileIssue({ file, rule: 'missing-file', message, hint })]
  })
}

/** A warning of a file that no author wrote. The folder of the site itself may have others. */
function findLeftover(file: string): Issue[] {
  const message = file.includes('/') ? explainLeftover(file) : undefined
  if (message === undefined) return []
  return [
    buildFileIssue({
      file,
      rule: 'unknown-file',
      severity: 'warning',
      message,
      hint: 'Delete it.',
      fixes: [{ kind: 'delete-file' }],
    }),
  ]
}

/** The issue of a file's name in its folder, given the other files. */
function findIssue(
  file: string,
  kind: string | undefined,
  isTaken: (file: string) => boolean,
): Issue | undefined {
  if (isDataFile(file)) return findDataIssue(file, isTaken)
  if (file.startsWith('shared/')) return findSharedIssue(file, isTaken)
  if (file.startsWith(`${LOCALES_FOLDER}/`)) return findLocaleIssue(file)
  return kind === 'page' ? findNameIssue(file, isTaken) : undefined
}

/**
 * The schema of a file, or the kind of its content if it is not plain JSON: generated pages, rows
 * or text.
 */
function kindOf(file: string, known: Map<string, string>): string | undefined {
  if (isDataFile(file)) return 'rows'
  if (file.startsWith('shared/'))
    return parseFragmentName(file) === undefined ? undefined : 'fragment'
  if (file.startsWith(`${LOCALES_FOLDER}/`)) return readLocaleFile(file)?.kind
  if (!file.startsWith('pages/')) return known.get(file)
  if (file.endsWith(`/${COLLECTION_FILE}`)) return 'collection'
  if (columnOfTemplate(file) !== undefined) return 'template'
  return isTextFile(file) ? 'text' : 'page'
}

interface Visible {
  /** Paths within the site, in the same order on every system. */
  names: string[]
  /** Entries that Quire does not read. */
  issues: Issue[]
}

/**
 * The files in a folder of the site, without hidden ones. Of the site's root folder, only the files
 * directly in it.
 */
function listVisible(dir: string, folder: string): Visible {
  const issues: Issue[] = []
  const note = (issue: Issue | undefined) => issue && issues.push(issue)
  if (folder !== '' && !isFolderAt(join(dir, folder), { followsLinks: false })) {
    return { names: [], issues }
  }
  const prefix = folder && `${folder}/`
  const entries = listFolder(join(dir, folder), {
    enters: () => folder !== '',
    isExcluded: ({ path, isFolder }) =>
      isFolder || basename(path).startsWith('.') || isTemporary(path),
    onUnread: (path) => note(buildUnreadFolder(prefix + path)),
  })
  for (const { path, isFile } of entries) {
    const isRead =
      folder !== '' || path.endsWith('.json') || [...READ_FOLDERS, 'assets'].includes(path)
    if (!isFile && isRead) note(findIrregular(dir, prefix + path))
  }
  return { names: entries.map(({ path }) => prefix + path).sort(), issues }
}

function listFolders(dir: string): string[] {
  const isExcluded = ({ isFolder }: FolderEntry) => !isFolder
  return listFolder(dir, { enters: () => false, isExcluded }).map(({ path }) => path)
}
