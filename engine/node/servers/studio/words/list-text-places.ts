import type { TextPlace } from '../../../../core/studio/protocol'
import { createSourceLocator } from '../../../check/run/locate-issues'
import { isWithinPointer } from '../../../lib/json/text-place'
import type { ValueSource } from '../../../lib/problems/problem'
import type { SourceMap } from '../../../sources/compose/source-map'
import { isDataFile, isTextFile } from '../../../sources/files/file-names'
import { describeSource } from './describe-source'

interface TextSources {
  /** The folder of the site. */
  dir: string
  sourceMap: SourceMap
}

/** The Markdown files and tables with texts of a block, each with the line of the first text. */
export function listTextPlaces({ dir, sourceMap }: TextSources, pointer: string): TextPlace[] {
  const locate = createSourceLocator(dir)
  const found = new Map<string, ValueSource>()
  for (const [at, source] of sourceMap) {
    if (!isWithinPointer(at, pointer)) continue
    const inText = (source.filled ?? []).flatMap((one) => one.source ?? [])
    for (const one of [source, ...inText]) {
      if (!isTextFile(one.file) && !isDataFile(one.file)) continue
      if (!found.has(one.file)) found.set(one.file, one)
    }
  }
  return [...found.values()].map((source) => ({
    source: describeSource(source.file) ?? '',
    file: source.file,
    line: locate(source).line,
  }))
}
