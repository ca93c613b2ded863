import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '../../engine/node/util/list-files'
import { projectRoot } from '../../engine/node/util/project-root'

/** All files below folders of the project, by their paths from its root. */
export function listProjectFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((file) => join(folder, file)),
  )
}

/** The project's own TypeScript, tests included. */
export function listSources(): string[] {
  return listProjectFiles(['engine', 'blocks', 'scripts', 'tests']).filter((file) =>
    /\.tsx?$/.test(file),
  )
}

/** What a file imports: packages by name, files of the project by their path without extension. */
export function parseImports(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const { staticImports, staticExports } = parseSync(file, text).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Of values when they are needed, and of types within types.
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name),
  ]
  return named.map((name) => {
    if (!name.startsWith('.')) return builtinModules.includes(name) ? `node:${name}` : name
    return relative(projectRoot, join(projectRoot, dirname(file), name)).replace(/\.tsx?$/, '')
  })
}
