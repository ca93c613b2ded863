/** Size limits for files and functions. Biome checks the rest of the code style. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from '../../support/sources/sources'
import { visitObjects } from '../../support/sources/visit-objects'

const MAX_FILE_LINES = 300
const MAX_FUNCTION_LINES = 60
const MAX_PARAMETERS = 3

/** Exceptions to the limits, each with its reason. Do not add any. */
const ALLOWED: Record<string, string> = {
  'engine/entry-client.tsx start: lines': 'the start of a page, one step after the other',
  'engine/browser/page-loader.ts createPageLoader: lines':
    'the functions share the pages that were loaded',
  'engine/node/lib/json/json-numbers.ts onLiteralValue: parameters': 'a callback of jsonc-parser',
  'engine/ui/navigation/page-switch.ts usePageSwitch: lines':
    'one effect after the other, in the order of a page change',
  'blocks/form/FileField.tsx FileField: lines': 'a component, mostly markup',
  'blocks/form/PrefillCards.tsx PrefillCards: lines': 'a component, mostly markup',
  'blocks/form/use-live-form.ts useLiveForm: lines': 'one hook with the state of a form',
  'blocks/gallery/Lightbox.tsx Lightbox: lines': 'a component, mostly markup',
}

const NAME_BEFORE = /(\w+)[\s=:(]*(?:async )?$/

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

interface FunctionNode {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  params: unknown[]
}

/** Lists the limits that a file exceeds: `a.ts: lines`, `a.ts build: lines`. */
function listExcesses(file: string, text: string): string[] {
  const excesses: string[] = []
  if (countLines(text) > MAX_FILE_LINES) excesses.push(`${file}: lines`)
  visitObjects(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    if (!FUNCTIONS.includes(node.type as string)) return
    const { start, end, id, params } = node as unknown as FunctionNode
    // Names of methods and constants come before the function.
    const name = id?.name ?? text.slice(0, start).match(NAME_BEFORE)?.[1]
    const lines = countLines(text.slice(start, end))
    if (lines > MAX_FUNCTION_LINES) excesses.push(`${file} ${name}: lines`)
    if (params.length > MAX_PARAMETERS) excesses.push(`${file} ${name}: parameters`)
  })
  return excesses
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}

function listEngineExcesses(): string[] {
  return listProjectFiles(['engine', 'blocks', 'scripts'])
    .filter((file) => /\.tsx?$/.test(file) && !/\/tests\/|generated/.test(file))
    .flatMap((file) => listExcesses(file, readFileSync(join(projectRoot, file), 'utf8')))
    .sort()
}

describe('files and functions', () => {
  it('are within the limits, except for those that are listed', () => {
    expect(listEngineExcesses()).toEqual(Object.keys(ALLOWED).sort())
  })

  it('are measured', () => {
    const long = `export function long() {\n${'  step()\n'.repeat(59)}}\n`
    expect(listExcesses('a.ts', long)).toEqual(['a.ts long: lines'])
    expect(listExcesses('a.ts', 'class A {\n  b(c, d, e, f) {}\n}')).toEqual(['a.ts b: parameters'])
    expect(listExcesses('a.ts', 'step()\n'.repeat(301))).toEqual(['a.ts: lines'])
  })
})
