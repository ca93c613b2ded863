import { join, relative } from 'node:path'
import { createLocator } from '../../json/text-place'
import type { Finding, Problem } from '../../problems/problem'
import { readText } from '../../site/site-files'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** The findings with their places, in the order of files and lines. */
export function locateFindings(dir: string, findings: Finding[]): Problem[] {
  return finishSteps(locateInSteps(dir, findings))
}

/** The same, file by file: of a large site's files, one text is held at a time. */
export function* locateInSteps(dir: string, findings: Finding[]): Steps<Problem[]> {
  const byFile = new Map<string, Finding[]>()
  for (const finding of findings) {
    const about = byFile.get(finding.file)
    if (about) about.push(finding)
    else byFile.set(finding.file, [finding])
  }
  const problems: Problem[] = []
  for (const [file, about] of byFile) {
    yield
    for (const problem of locateIn(join(dir, file), about)) problems.push(problem)
  }
  return problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

function locateIn(path: string, findings: Finding[]): Problem[] {
  const shown = relative(process.cwd(), path) || '.'
  let locator: ReturnType<typeof createLocator> | undefined
  const locate = (pointer: string, at: Finding['at']) => {
    locator ??= createLocator(readText(path))
    return locator(pointer, at)
  }
  return findings.map(({ file: _, place, isPart: __, severity = 'error', ...told }): Problem => {
    return { file: shown, ...(place ?? locate(told.pointer, told.at)), ...told, severity }
  })
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
