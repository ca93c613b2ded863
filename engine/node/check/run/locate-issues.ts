import { join, relative } from 'node:path'
import { createLocator } from '../../json/text-place'
import type { Issue, Problem } from '../../problems/problem'
import { readText } from '../../site/site-files'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** The issues with their places, in the order of files and lines. */
export function locateIssues(dir: string, issues: Issue[]): Problem[] {
  return finishSteps(locateInSteps(dir, issues))
}

/** The same, file by file: of a large site's files, one text is held at a time. */
export function* locateInSteps(dir: string, issues: Issue[]): Steps<Problem[]> {
  const byFile = new Map<string, Issue[]>()
  for (const issue of issues) {
    const about = byFile.get(issue.file)
    if (about) about.push(issue)
    else byFile.set(issue.file, [issue])
  }
  const problems: Problem[] = []
  for (const [file, about] of byFile) {
    yield
    for (const problem of locateIn(join(dir, file), about)) problems.push(problem)
  }
  return problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

function locateIn(path: string, issues: Issue[]): Problem[] {
  const shown = relative(process.cwd(), path) || '.'
  let locator: ReturnType<typeof createLocator> | undefined
  const locate = (pointer: string, at: Issue['at']) => {
    locator ??= createLocator(readText(path))
    return locator(pointer, at)
  }
  return issues.map(({ file: _, place, isPart: __, severity = 'error', ...told }): Problem => {
    return { file: shown, ...(place ?? locate(told.pointer, told.at)), ...told, severity }
  })
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
