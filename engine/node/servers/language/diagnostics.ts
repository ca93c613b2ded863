import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from 'vscode-languageserver/node'
import { DiagnosticSeverity } from 'vscode-languageserver/node'
import { projectRoot } from '../../lib/files/project-root'
import type { Problem } from '../../lib/problems/problem'

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const

/** The reference, with a section for each rule. */
const REFERENCE = pathToFileURL(join(projectRoot, 'docs/reference.md')).href

/** The problems of each file, by the absolute path of the file. */
export function groupProblems(problems: Problem[]): Map<string, Problem[]> {
  const byPath = new Map<string, Problem[]>()
  for (const problem of problems) {
    const path = resolve(problem.file)
    const list = byPath.get(path) ?? []
    byPath.set(path, list)
    list.push(problem)
  }
  return byPath
}

/**
 * A problem as an editor shows it. Both count characters in UTF-16 code units, but the lines and
 * columns of the Language Server Protocol start at 0.
 */
export function buildDiagnostic(problem: Problem): Diagnostic {
  const { line, column, length, severity, rule, message, hint } = problem
  const start = { line: line - 1, character: column - 1 }
  return {
    range: { start, end: { ...start, character: start.character + length } },
    severity: SEVERITIES[severity],
    source: 'quire',
    code: rule,
    codeDescription: { href: `${REFERENCE}#${rule}` },
    message: hint ? `${message}\n${hint}` : message,
  }
}
