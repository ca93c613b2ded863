import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { routeOfFile } from '../../../core/addresses/paths'
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
  isTextFile,
  nameFragment,
} from './file-names'
import { buildUnreadFolder, findIrregular } from './irregular-file'
import { LOCALES_FOLDER, readLocaleFile } from './locale-files'
import type { PublicFile } from './public-files'
import { listPublicFiles } from './public-files'

/** A JSON file of a site. */
export interface SourceFile {
  /** Which schema it follows. */
  kind: string
  /** The path within the site: `pages/about.json`. */
  file: string
  /** The address, of a page. */
  route?: string
  /** What it is made of, where no file of this name is written. */
  made?: MadeOf
}

/** The file of a page. */
export interface SourcePage extends SourceFile {
  route: string
}

/** A file that has been read. */
export interface ParsedFile extends SourceFile {
  /** The content; undefined when it could not be read. */
  data: unknown
  /** The numbers that are written otherwise than in the content. */
  numbers?: WrittenNumbers
  /** What was found in it. */
  issues: Issue[]
}

/** Whether all that a file says is known. */
export function isWhole({
  data,
  isIncomplete,
}: Pick<ParsedFile, 'data'> & { isIncomplete?: boolean }): boolean {
  return data !== undefined && !isIncomplete
}

/** One of the pages that a file makes. */
export interface MadeOf {
  /** The file that is written: `pages/branches/[id].json`. */
  by: string
  row?: MadeRow
  part?: ListPart
}

/** The row that a page is made with. */
export interface MadeRow {
  /** The file with the rows. */
  data?: string
  /** The folder whose pages have the tags which are the rows. */
  tagsOf?: string
  /** The columns of the rows. */
  columns: string[]
  /** The one that has the end of the page's address. */
  column: string
  /** What the row has there. */
  id: string
  /** By column; one without a value is not in it. */
  values: Record<string, string>
}

/** Which part of a list a page shows that another one begins. */
export interface ListPart {
  /** The address of the page with the first part. */
  of: string
  /** From 2. */
  number: number
}

/** Whether a page only shows others in another order: no list shows it. */
export function isDerived({ made }: Pick<ParsedFile, 'made'>): boolean {
  return made?.part !== undefined || made?.row?.tagsOf !== undefined
}

export interface ListedSite {
  /** The files of the whole site, then the pages. */
  files: SourceFile[]
  /** The files of which each makes many pages. */
  templates: SourceFile[]
  /** The Markdown files beside the pages. */
  texts: string[]
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** What is in the folder `public`. */
  publicFiles: PublicFile[]
  /** The files of rows, by their paths within the site: `data/branches.csv`. */
  data: string[]
  issues: Issue[]
}

const NEEDED: Record<string, string> = {
  'settings.json': 'It needs at least "brand", "url" and "theme".',
  'pages/index.json': 'It is the home page. To start, copy another page.',
  'pages/404.json': 'Visitors see it when a path does not exist. To start, copy another page.',
}

/** The folders with files that authors write. */
const READ_FOLDERS = [LOCALES_FOLDER, 'shared', 'data', 'pages']

/** The kinds of file of which a site has any number. */
const REPEATED = ['page', 'collection', 'fragment']

/** The kinds of file of which a site has one, which is named after it. */
export function listSingleKinds(kinds: string[]): string[] {
  return kinds.filter((kind) => !REPEATED.includes(kind))
}

/** Lists the files of a site; `kinds` are those of its JSON files. Throws nothing. */
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
    for (const { file } of visible.issues) irregular.add(file)
    issues.push(...visible.issues)
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

/** The files that authors write, those that are no JSON among them. */
export function listWrittenFiles({ files, templates, texts, data }: ListedSite): string[] {
  return [...[...files, ...templates].map(({ file }) => file), ...texts, ...data]
}

/** The files that a site needs and does not have; one that is not read may have been meant. */
function findMissing(names: string[], unread: string[]): Issue[] {
  return Object.entries(NEEDED).flatMap(([file, use]) => {
    if (names.includes(file)) return []
    const misnamed = findMisnamed(file, unread)
    const hint = misnamed ? `Rename "${misnamed}". ${use}` : use
    const message = 'The site needs this file.'
    return [buildFileIssue({ file, rule: 'missing-file', message, hint })]
  })
}

/** What is wrong with the name of a file in its folder, among those that there are. */
function findIssue(
  file: string,
  kind: string | undefined,
  isTaken: (file: string) => boolean,
): Issue | undefined {
  if (file.startsWith('data/')) return findDataIssue(file, isTaken)
  if (file.startsWith('shared/')) return findSharedIssue(file, isTaken)
  if (file.startsWith(`${LOCALES_FOLDER}/`)) return findLocaleIssue(file)
  return kind === 'page' ? findNameIssue(file, isTaken) : undefined
}

/** Which schema a file follows, or that it has pages, rows or a text in another way. */
function kindOf(file: string, known: Map<string, string>): string | undefined {
  if (file.startsWith('data/')) return 'rows'
  if (file.startsWith('shared/')) return nameFragment(file) === undefined ? undefined : 'fragment'
  if (file.startsWith(`${LOCALES_FOLDER}/`)) return readLocaleFile(file)?.kind
  if (!file.startsWith('pages/')) return known.get(file)
  if (file.endsWith(`/${COLLECTION_FILE}`)) return 'collection'
  if (columnOfTemplate(file) !== undefined) return 'template'
  return isTextFile(file) ? 'text' : 'page'
}

interface Visible {
  /** Paths within the site, in an order that is the same everywhere. */
  names: string[]
  /** What is not a file that Quire reads. */
  issues: Issue[]
}

/** What a folder of the site has, without hidden files; of the site's own folder, only its files. */
function listVisible(dir: string, folder: string): Visible {
  const issues: Issue[] = []
  const note = (issue: Issue | undefined) => issue && issues.push(issue)
  if (folder !== '' && !isFolderAt(join(dir, folder), { followsLinks: false })) {
    return { names: [], issues }
  }
  const prefix = folder && `${folder}/`
  const entries = listFolder(join(dir, folder), {
    enters: () => folder !== '',
    isLeftOut: ({ path, isFolder }) =>
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
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
