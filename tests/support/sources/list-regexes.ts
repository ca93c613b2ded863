import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from './sources'
import { visitObjects } from './visit-objects'

const BLOCK_TEST = /^blocks\/[^/]+\/tests\//

/** A regular expression in the sources. */
export interface SourceRegex {
  /** The file and line, such as `engine/core/addresses/urls.ts:11`. */
  place: string
  source: string
  flags: string
}

/** The regular expressions in the sources, and the patterns of the schemas. */
export function listRegexes(): SourceRegex[] {
  return [
    ...listProjectFiles(['engine', 'blocks', 'scripts'])
      .filter((file) => /\.tsx?$/.test(file) && !BLOCK_TEST.test(file))
      .flatMap(readLiterals),
    ...listProjectFiles(['schemas', 'blocks'])
      .filter((file) => /[./]schema\.json$/.test(file) && !file.includes('generated'))
      .flatMap(readPatterns),
  ]
}

function readLiterals(file: string): SourceRegex[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const found: SourceRegex[] = []
  visitObjects(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
    if (!regex) return
    const line = text.slice(0, start).split('\n').length
    found.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
  })
  return found
}

function readPatterns(file: string): SourceRegex[] {
  const found: SourceRegex[] = []
  visitObjects(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')), ({ pattern }) => {
    // Compiles the pattern with the flags that Ajv uses.
    if (typeof pattern === 'string') found.push({ place: file, source: pattern, flags: 'u' })
  })
  return found
}
