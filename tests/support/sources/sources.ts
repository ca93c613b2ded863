import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** All files in the given project folders, as paths relative to the project's root. */
export function listProjectFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((file) => join(folder, file)),
  )
}

/** The project's own TypeScript files, including tests. */
export function listSources(): string[] {
  return listProjectFiles(['engine', 'blocks', 'scripts', 'editors', 'tests']).filter((file) =>
    /\.tsx?$/.test(file),
  )
}

/** A file and its direct and indirect imports within a folder. */
export function reachWithin(folder: string, file: string): string[] {
  const sources = new Map(listSources().map((source) => [source.replace(/\.tsx?$/, ''), source]))
  const reached = new Set([file])
  for (const source of reached) {
    for (const name of parseImports(source)) {
      const target = sources.get(name)
      if (target?.startsWith(`${folder}/`)) reached.add(target)
    }
  }
  return [...reached]
}

/** The block sources that browsers load. */
export function listBlockSources(): string[] {
  return reachWithin('blocks', 'blocks/registry.ts')
}

/** A file's imports: packages by name, project files by path without extension. */
export function parseImports(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const { staticImports, staticExports } = parseSync(file, text).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Includes dynamic imports, and imports within types.
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name),
  ]
  return named.map((name) => {
    if (!name.startsWith('.')) return builtinModules.includes(name) ? `node:${name}` : name
    return relative(projectRoot, join(projectRoot, dirname(file), name)).replace(/\.tsx?$/, '')
  })
}
