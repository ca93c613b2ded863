import { findFileLabel } from '../../../../core/editing/file-labels'
import type { StudioProblem } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import { isRecord } from '../../../lib/files/is-record'
import type { Problem } from '../../../lib/problems/problem'
import { isPageFile } from '../../../sources/files/file-names'
import { listWrittenFiles } from '../../../sources/files/site-files'
import type { StudioSession } from '../session/studio-session'
import type { DocumentWords } from './place-words'
import { writeForForm } from './problem-words'

/** A file in the words of the studio. */
export interface FileWords {
  /** Its title or, without one, its path. */
  title: string
  isPage: boolean
  /** Undefined for a file without a form. */
  document?: DocumentWords
}

/** Returns a function that describes problems in the words of forms. Each file is read once. */
export function createDescriber(session: StudioSession): (problem: Problem) => StudioProblem {
  const files = new Map<string, FileWords>()
  const written = new Set(listWrittenFiles(session.site.check.open().listed))
  return (problem) => {
    const { file, line, column, severity, rule } = problem
    const known = files.get(file) ?? readFileWords(session, file)
    files.set(file, known)
    const described = describe(problem, known)
    // The studio applies fixes to texts, but not to pictures and other files.
    return {
      file,
      line,
      column,
      severity,
      rule,
      ...described,
      ...(!written.has(file) && { fixes: [] }),
    }
  }
}

type Described = Pick<
  StudioProblem,
  'pointer' | 'message' | 'hint' | 'where' | 'isMissing' | 'fixes'
>

function describe(problem: Problem, { title, isPage, document }: FileWords): Described {
  if (!document) {
    const { pointer, message, hint, fixes = [] } = problem
    return { pointer, message, hint, where: [title], fixes: fixes.map((fix) => fix.title) }
  }
  const { labels, isInBlock, ...words } = writeForForm(problem, document)
  const settings = isPage && !isInBlock ? ['Page settings'] : []
  return { ...words, where: [title, ...settings, ...labels] }
}

/** The title of a file and, if it has a form, its labels. */
export function readFileWords(session: StudioSession, file: string): FileWords {
  const isPage = isPageFile(file)
  const facts = session.isFile(file) ? session.facts.read(file) : undefined
  const data = facts && parseJson(session.readText(file))
  if (!facts || data === undefined) return { title: findFileLabel(file) ?? file, isPage }
  const own = isPage && isRecord(data) && typeof data.title === 'string' ? data.title : undefined
  const { root, site } = facts
  return {
    title: own || (findFileLabel(file) ?? file),
    isPage,
    document: { root, data, schemas: site.tools.schemas },
  }
}
