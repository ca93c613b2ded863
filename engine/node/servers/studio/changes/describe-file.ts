import { diffLines } from 'diff'
import type { ChangedFile, StudioChange } from '../../../../core/studio/changes'
import { compareJson } from '../../../edit/compare/compare-json'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import { isPageFile, isTextFile } from '../../../sources/files/file-names'
import type { StudioSession } from '../session/studio-session'
import { readFileWords } from '../words/describe-problem'
import { compareWords } from './compare-words'
import { describeChange } from './describe-change'
import type { FileVersions } from './file-versions'

/** The most changes of a file in one answer. */
const MOST = 50
/** Above this number of differing lines, only their number is shown. */
const MOST_LINES = 2000

/** Describes the changes of a file in the words of forms. */
export function describeFile(session: StudioSession, versions: FileVersions): ChangedFile {
  const { file, isNew, isGone, movedFrom } = versions
  const isJson = file.endsWith('.json')
  const changes =
    isNew || isGone ? [] : isJson ? listValues(session, versions) : listLines(versions)
  const isListed = !isGone && session.isFile(file)
  const isUnclear = changes.length === 0 || movedFrom !== undefined
  return {
    file,
    label: findLabel(session, versions),
    ...(isUnclear && { message: describeWhole(versions) }),
    hasForm: isListed,
    ...(isListed && { version: session.readFile(file).version }),
    changes: changes.slice(0, MOST),
    total: changes.length + Number(isUnclear),
  }
}

function findLabel(session: StudioSession, { file, isGone, before }: FileVersions): string {
  if (!isGone) return readFileWords(session, file).title
  const { title } = toRecord(parseJson(before))
  return typeof title === 'string' && isPageFile(file) ? title : file
}

function describeWhole({ file, isNew, isGone, movedFrom, before, after }: FileVersions): string {
  const name = findKind(file)
  if (movedFrom !== undefined) return `${name} moved from ${writeAddress(movedFrom)}`
  if (isNew) return `${name} added`
  if (isGone) return `${name} deleted`
  if (before === undefined && after === undefined) return `${name} replaced`
  const areValues = parseJson(before) !== undefined && parseJson(after) !== undefined
  return areValues ? 'Only the arrangement of the file changed' : `${name} changed`
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i

function findKind(file: string): string {
  if (isPageFile(file) || isTextFile(file)) return 'Page'
  return PICTURE.test(file) ? 'Picture' : 'File'
}

/** `/about` */
function writeAddress(file: string): string {
  return (
    file
      .replace(/^pages/, '')
      .replace(/\.\w+$/, '')
      .replace(/\/index$/, '') || '/'
  )
}

function listValues(session: StudioSession, { file, before, after }: FileVersions): StudioChange[] {
  const [former, value] = [parseJson(before), parseJson(after)]
  const { document, isPage } = readFileWords(session, file)
  if (!document || former === undefined || value === undefined) return []
  const words = { before: { ...document, data: former }, after: document, isPage }
  return compareJson(former, value)
    .filter(({ pointer, earlier }) => (pointer ?? earlier) !== '/$schema')
    .map((change) => describeChange(change, words))
}

/** The changes of a Markdown file or of rows. */
function listLines({ before, after }: FileVersions): StudioChange[] {
  if (before === undefined || after === undefined) return []
  const lines = diffLines(before, after.replaceAll('\r\n', '\n'), { maxEditLength: MOST_LINES })
  const changes: StudioChange[] = []
  let line = 1
  let removed: string | undefined
  const add = (text: string | undefined, count: number) => {
    const kind = removed === undefined ? 'added' : text === undefined ? 'removed' : 'changed'
    const words = compareWords(removed?.trimEnd(), text?.trimEnd())
    changes.push({ kind, where: [`Line ${line}`], words, pointer: '' })
    removed = undefined
    line += count
  }
  for (const part of lines ?? []) {
    if (part.added) add(part.value, part.count)
    else {
      if (removed !== undefined) add(undefined, 0)
      if (part.removed) removed = part.value
      else line += part.count
    }
  }
  if (removed !== undefined) add(undefined, 0)
  return changes
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {})
