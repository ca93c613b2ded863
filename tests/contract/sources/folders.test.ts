import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listProjectFiles, listSources, parseImports } from '../../support/sources/sources'

/** The folders that each folder imports from, each with one import as an example. */
type Graph = Map<string, Map<string, string>>

type Imports = Iterable<readonly [file: string, target: string]>

/**
 * Lists imports between folders, both of values and of types. `groupOf` returns a file's folder, or
 * the file itself.
 */
function buildGraph(imports: Imports, groupOf: (file: string) => string = dirname): Graph {
  const graph: Graph = new Map()
  for (const [file, target] of imports) {
    const [from, to] = [groupOf(file), groupOf(target)]
    if (from === to) continue
    const targets = graph.get(from) ?? new Map<string, string>()
    graph.set(from, targets.set(to, `${file} → ${target}`))
  }
  return graph
}

/** The imports that form the first folder cycle found. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (folder: string, path: string[], steps: string[]): string[] | undefined => {
    const start = path.indexOf(folder)
    if (start >= 0) return steps.slice(start)
    if (done.has(folder)) return undefined
    for (const [target, step] of graph.get(folder) ?? []) {
      const circle = visit(target, [...path, folder], [...steps, step])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, [], [])
    if (circle) return circle
  }
  return undefined
}

function* listImports(): Generator<readonly [string, string]> {
  for (const file of listSources().filter((path) => path.startsWith('engine/'))) {
    // The entry files directly in `engine` combine the folders; no folder imports them.
    if (dirname(file) === 'engine') continue
    for (const target of parseImports(file)) {
      if (target.startsWith('engine/')) yield [file, target]
    }
  }
}

/**
 * The folders of `engine/node`, lowest first. A folder may import only from itself and from folders
 * before it.
 */
const ORDER = [
  'lib',
  'schemas',
  'sources',
  'check',
  'edit',
  'bundle',
  'build',
  'block-tools',
  'servers',
  'cli',
]

const findFolder = (file: string) => /^engine\/node\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Imports from a folder that comes later in the order than the file's own folder. */
function findUpwardImports(imports: Imports): string[] {
  return Array.from(imports)
    .filter(([, target]) => target.startsWith('engine/node/'))
    .filter(([file, target]) => ORDER.indexOf(findFolder(target)) > ORDER.indexOf(findFolder(file)))
    .map(([file, target]) => `${file} → ${target}`)
}

const ONE_FILE_A_RULE = ['engine/node/check/rules', 'tests/rules']

describe('the folders of the engine', () => {
  it('import each other in one direction', () => {
    expect(findCircle(buildGraph(listImports()))).toBeUndefined()
  })

  it('of Node are ten, and import only those below them', () => {
    const folders = listProjectFiles(['engine/node']).map(findFolder).filter(Boolean)
    expect([...new Set(folders)].sort()).toEqual([...ORDER].sort())
    expect(findUpwardImports(listImports())).toEqual([])
    const upward = ['engine/node/lib/json/parse', 'engine/node/sources/files/list'] as const
    expect(findUpwardImports([upward, ['engine/node/cli/a', 'engine/node/lib/b']])).toEqual([
      upward.join(' → '),
    ])
  })

  it('have files that import each other in one direction', () => {
    const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')
    expect(findCircle(buildGraph(listImports(), withoutEnding))).toBeUndefined()
  })

  it('are looked at for circles of any length', () => {
    const imports = [
      ['a/one', 'b/one'],
      ['a/one', 'd/one'],
      ['b/two', 'c/two'],
      ['c/one', 'a/two'],
    ] as const
    const steps = ['a/one → b/one', 'b/two → c/two', 'c/one → a/two']
    expect(findCircle(buildGraph(imports))).toEqual(steps)
    expect(findCircle(buildGraph(imports.slice(0, 3)))).toBeUndefined()
  })

  it('and of its tests have at most 25 files, and 12 beside subfolders', () => {
    const loose = new Map<string, number>()
    for (const file of listProjectFiles(['engine', 'scripts', 'tests'])) {
      // Frozen sites of older versions stay unchanged.
      if (file.startsWith('tests/releases/')) continue
      loose.set(dirname(file), (loose.get(dirname(file)) ?? 0) + 1)
    }
    const folders = [...loose.keys()]
    const crowded = folders
      .filter((folder) => !ONE_FILE_A_RULE.includes(folder))
      .map((folder) => {
        const hasSubfolders = folders.some((other) => other.startsWith(`${folder}/`))
        return { folder, files: loose.get(folder) ?? 0, limit: hasSubfolders ? 12 : 25 }
      })
      .filter(({ files, limit }) => files > limit)
    expect(crowded).toEqual([])
  })
})
