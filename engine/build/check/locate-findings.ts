import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createLocator } from '../text-place'
import type { Finding, Problem } from './problem'

/** The findings with their places, in the order of files and lines. */
export function locateFindings(dir: string, findings: Finding[]): Problem[] {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  const locate = ({ file, pointer, at, place }: Finding) => {
    if (place) return place
    const locator = locators.get(file) ?? createLocator(readText(join(dir, file)))
    locators.set(file, locator)
    return locator(pointer, at)
  }
  return findings
    .map((finding): Problem => {
      const { file, place: _, severity = 'error', ...told } = finding
      const path = relative(process.cwd(), join(dir, file)) || '.'
      return { file: path, ...locate(finding), ...told, severity }
    })
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The text as places count it: without a byte order mark. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}
