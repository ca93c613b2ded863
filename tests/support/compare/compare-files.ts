import { listLines } from './list-lines'
import type { Output, OutputPair } from './outputs'
import type { Difference } from './report'

/** Compares the outputs of two versions: the file names, and the first difference in each file. */
export function compareFiles(site: string, { before, after }: OutputPair): Difference[] {
  const [own, other] = [groupByName(before), groupByName(after)]
  const names = [...new Set([...own.keys(), ...other.keys()])]
  return names.flatMap((name) => {
    const [left = [], right = []] = [own.get(name), other.get(name)]
    if (left.length !== right.length) {
      const count = (files: string[]) => `${files.length} ${files.length === 1 ? 'file' : 'files'}`
      return [{ site, file: name, line: 0, before: count(left), after: count(right) }]
    }
    return compareGroups(listGroup(left, before), listGroup(right, after)).map((found) => ({
      site,
      file: name,
      ...found,
    }))
  })
}

/**
 * The paths for each normalised name: several files may have names that differ only in the hash.
 */
function groupByName({ files, normaliser }: Output): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files.keys()) {
    const name = normaliser.normaliseNames(file)
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return groups
}

/** The lines of each file, in an order that does not depend on the hashes. */
function listGroup(files: string[], output: Output): string[][] {
  const lists = files.map((file) => listLines(file, output))
  if (lists.length === 1) return lists
  const keyed = lists.map((lines) => ({ key: lines.join('\n'), lines }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ lines }) => lines)
}

function compareGroups(own: string[][], other: string[][]): Omit<Difference, 'site' | 'file'>[] {
  return own.flatMap((lines, index) => {
    const found = findDifference(lines, other[index] ?? [])
    return found ? [found] : []
  })
}

/** The first line in which two lists differ. */
export function findDifference(
  own: string[],
  other: string[],
): Omit<Difference, 'site' | 'file'> | undefined {
  const length = Math.max(own.length, other.length)
  for (let index = 0; index < length; index += 1) {
    const [before = '(end)', after = '(end)'] = [own[index], other[index]]
    if (before !== after) return { line: index + 1, before, after }
  }
  return undefined
}
