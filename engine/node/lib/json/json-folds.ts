import { visit } from 'jsonc-parser'

/** A range of lines, from 0, that an editor can hide. The first line stays visible. */
export interface Fold {
  startLine: number
  endLine: number
}

/** The objects and lists of several lines. The line of the closing bracket stays visible. */
export function listFolds(text: string): Fold[] {
  const starts: number[] = []
  const folds: Fold[] = []
  const begin = (_offset: number, _length: number, line: number) => {
    starts.push(line)
  }
  const end = (_offset: number, _length: number, line: number) => {
    const [startLine = line, endLine] = [starts.pop(), line - 1]
    const last = folds.at(-1)
    const isRepeated = last?.startLine === startLine && last.endLine === endLine
    if (endLine > startLine && !isRepeated) folds.push({ startLine, endLine })
  }
  visit(text, { onObjectBegin: begin, onArrayBegin: begin, onObjectEnd: end, onArrayEnd: end })
  return folds
}
