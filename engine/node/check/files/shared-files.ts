/** Reads and checks the files that are not pages. */
import { join } from 'node:path'
import type { Settings } from '../../../../schemas/generated/types'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import type { Issue } from '../../lib/problems/problem'
import { readBlockTexts } from '../../schemas/default-texts'
import type { Composer } from '../../sources/compose/compose'
import { createComposer } from '../../sources/compose/compose'
import { LOCALES_FOLDER } from '../../sources/files/locale-files'
import { buildLocaleSettings, findLanguage, listLocales } from '../../sources/files/locale-settings'
import { readDocument } from '../../sources/files/read-files'
import type { ListedSite, SourceFile } from '../../sources/files/site-files'
import type { BuildTime, Clock } from '../../sources/time/clock'
import type { CheckedFile } from '../facts/context'
import { MESSAGES_FILE, SETTINGS_FILE } from '../facts/context'
import type { Wording } from '../schema/default-words'
import type { Templates } from './check-page'
import { findLocale } from './locale-views'
import { lookAhead } from './look-ahead'
import type { CheckTools, SharedContext } from './shared-context'
import { buildSharedContext, collectTokens } from './shared-context'
import { validateFile } from './validate-file'

/** The files that are not pages, checked without the rules about the whole site. */
export interface SharedFiles {
  documents: CheckedFile[]
  shared: SharedContext
  issues: Issue[]
  /** Fills in files before they are validated. */
  composer: Composer
  /** A file's language and tokens, from the readable part of the settings. */
  wordingOf: (file: string) => Wording
}

/** The files that are not pages, as parsed. */
export interface ReadFiles {
  files: SourceFile[]
  /** The files' issues, in file order. */
  bytes: (Uint8Array | undefined)[]
  /** The issues with the site's file names. */
  issues: Issue[]
  /** The files from which pages are generated. */
  templates: Templates
  /** The site's folder, and its Markdown and data files. */
  dir: string
  texts: string[]
  data: string[]
  /** The time at which the site is checked. */
  buildTime: BuildTime
}

export function readSharedFiles(
  dir: string,
  { files, templates, texts, data, issues }: ListedSite,
  buildTime: BuildTime,
): ReadFiles {
  const shared = files.filter(({ route }) => route === undefined)
  const read = ({ file }: SourceFile) => readBytes(join(dir, file))
  return {
    files: shared,
    bytes: shared.map(read),
    issues,
    dir,
    texts,
    data,
    buildTime,
    templates: new Map(templates.map((file) => [file.file, read(file)])),
  }
}

/**
 * Checks the files that are not pages. This comes before any page, because rules about pages need
 * these files.
 */
export function checkSharedFiles(read: ReadFiles, tools: CheckTools): SharedFiles {
  const { files, bytes, buildTime } = read
  const readText = (file: string) => readBytes(join(read.dir, file))
  const texts = { files: read.texts, read: readText }
  const data = { files: read.data, read: readText }
  const composer = createComposer({ files, bytes, schemas: tools.schemas, texts, data, buildTime })
  const readOwn = (file: string) => readData(read, file)
  const wordingOf = createWordings(readOwn, composer.clock)
  const validation = { tools, composer, wordingOf }
  const documents = files.map((file, index) => validateFile(file, bytes[index], validation))
  const known = [...read.issues, ...documents.flatMap(({ issues }) => issues)]
  const context = buildSharedContext(documents, known, {
    ...{ tools, readMessages: readOwn },
    clock: composer.clock,
  })
  const issues = documents.flatMap((one, index) =>
    lookAhead(one, bytes[index], { ...validation, shared: context }),
  )
  return { documents, shared: context, issues: [...read.issues, ...issues], composer, wordingOf }
}

/** Returns a function from a file to its language, tokens and default texts. */
function createWordings(
  readOwn: (file: string) => unknown,
  clock: Clock,
): (file: string) => Wording {
  const written = readOwn(SETTINGS_FILE)
  const settings = isRecord(written) ? written : {}
  const read = (one: Partial<Settings>, messages: string): Wording => ({
    language: findLanguage(one),
    tokens: new Set(Object.keys(collectTokens(one, clock))),
    texts: readBlockTexts(readOwn(messages)),
  })
  const own = read(settings, MESSAGES_FILE)
  const locales = listLocales(settings)
  const byPath = new Map(
    locales.map((locale) => [
      locale.path,
      read(
        buildLocaleSettings(settings, locale),
        `${LOCALES_FOLDER}/${locale.path}/${MESSAGES_FILE}`,
      ),
    ]),
  )
  return (file) => byPath.get(findLocale(locales, file)) ?? own
}

/** A file's content in the site's source, whereas a document has all defaults. */
function readData({ files, bytes }: ReadFiles, name: string): unknown {
  const index = files.findIndex(({ file }) => file === name)
  const file = files[index]
  return file && readDocument(file, bytes[index]).data
}

export interface WholeSite extends SharedFiles {
  listed: ListedSite
  tools: CheckTools
}
