import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findPackageFolder } from '../../lib/files/package-folder'
import { projectRoot } from '../../lib/files/project-root'
import { createWriteError } from '../../lib/files/write-error'
import { listOwnBlocks } from '../block-folders'
import { GENERATED_FOLDER } from '../schema-path'
import { loadSchemas } from '../schemas'
import { buildEditorSchemas, buildTypes, bundleKinds } from './generate'

/** Module that custom blocks import → package with its types. */
const TYPES = [
  { name: 'react', from: '@types/react', exported: 'package.json' },
  { name: '@mantine/core', from: '@mantine/core' },
  { name: '@mantine/hooks', from: '@mantine/hooks' },
]

const STYLES = `declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
`

/**
 * Writes the files for editors in the project at `root`: the schemas, including those of its own
 * blocks, and their types and TypeScript configuration. Returns their paths within the project.
 */
export async function writeProjectFiles(root: string): Promise<string[]> {
  const bundles = bundleKinds(loadSchemas(projectRoot))
  const files = buildEditorSchemas(projectRoot, bundles, `${GENERATED_FOLDER}/schemas`)
  if (listOwnBlocks().length > 0) {
    const types = await buildTypes(bundles, { command: 'npx quire generate', isFormatted: false })
    files.set(`${GENERATED_FOLDER}/types.ts`, types)
    files.set(`${GENERATED_FOLDER}/styles.d.ts`, STYLES)
    files.set(`${GENERATED_FOLDER}/tsconfig.json`, buildTsconfig(root))
  }
  for (const [path, content] of files) write(join(root, path), content)
  return [...files.keys()]
}

/**
 * An unchanged file is not written, because editors and watchers notice each write.
 * @throws {UsageError} when it cannot be written.
 */
function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } catch (reason) {
    throw createWriteError(file, reason)
  }
}

/**
 * Own blocks are compiled with Quire's copies of their imports, so their types come from these
 * copies, wherever a package manager has installed them.
 */
function buildTsconfig(root: string): string {
  const folder = join(root, GENERATED_FOLDER)
  const paths = TYPES.flatMap(({ name, from, exported }) => {
    const at = relative(folder, findPackageFolder(from, exported)).replaceAll('\\', '/')
    return [
      [name, [at]],
      [`${name}/*`, [`${at}/*`]],
    ]
  })
  const config = {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      paths: { ...Object.fromEntries(paths), 'quire-pages/types': ['./types.ts'] },
    },
    include: ['../blocks', './*.ts'],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
