import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Manifest, Plugin, Rolldown } from 'vite'
import type { OwnBuilds } from '../check/facts/block-build'
import type { BlockFolder } from '../schemas/block-folders'
import { ownProject } from '../schemas/block-folders'
import { ensureProjectFiles } from '../schemas/generate/ensure-project-files'
import { getComponentName } from '../schemas/generate/generate-blocks'
import { CLIENT_FOLDER, MANIFEST, OWN_ENTRY, SERVER_FOLDER, typeOfModule } from './bundle'
import { explainCompileError } from './explain-compile-error'
import {
  BUILDS,
  buildClientConfig,
  buildServerConfig,
  COMPONENTS,
  OWN_BUILDS,
  RENDERED,
} from './own-bundle-config'
import { SHARED_FILE, SHARED_PREFIX } from './shared-modules'

interface OwnBundleOptions {
  /** The folder of the open bundle. */
  open: string
  /** The folder of the client for development, which replaces that of the open bundle. */
  developmentClient?: string
  /** The blocks of the project. */
  blocks: BlockFolder[]
}

/**
 * Writes a bundle into `dir`: a copy of the open bundle, and the project's own blocks, which are
 * all that is compiled.
 * @throws when a block has an error, with Vite's message.
 */
export async function writeOwnBundle(
  dir: string,
  { open, developmentClient, blocks }: OwnBundleOptions,
): Promise<void> {
  await ensureProjectFiles()
  await cp(join(open, SERVER_FOLDER), join(dir, SERVER_FOLDER), { recursive: true })
  const client = developmentClient ?? join(open, CLIENT_FOLDER)
  await cp(client, join(dir, CLIENT_FOLDER), { recursive: true })
  const configs = await buildConfigs(dir, blocks, developmentClient !== undefined)
  const { build } = await import('vite')
  try {
    const { output } = (await build(configs.client)) as Rolldown.RolldownOutput
    await build(configs.server)
    await mergeManifests(join(dir, CLIENT_FOLDER), blocks, output)
  } catch (reason) {
    const explained = explainCompileError(reason)
    throw new Error(`The blocks of this project could not be compiled.\n${explained}`)
  }
}

async function buildConfigs(
  dir: string,
  blocks: BlockFolder[],
  isDevelopment: boolean,
): Promise<Record<'client' | 'server', InlineConfig>> {
  const { default: react } = await import('@vitejs/plugin-react')
  const client = join(dir, CLIENT_FOLDER)
  const server = join(dir, SERVER_FOLDER)
  const listPlugins = async (folder: string) => [
    react(),
    serveModules(blocks),
    shareModules(await loadShared(folder)),
  ]
  return {
    client: { ...buildClientConfig(client, isDevelopment), plugins: await listPlugins(client) },
    server: { ...buildServerConfig(server, isDevelopment), plugins: await listPlugins(server) },
  }
}

async function loadShared(folder: string): Promise<Record<string, string>> {
  return { ...(await readShared(folder)), 'quire-pages/blocks/build': 'block-build-api.js' }
}

/** The file of each module of Quire that own blocks import. */
async function readShared(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(folder, SHARED_FILE), 'utf8'))
}

/** The modules that list the blocks: for browsers, for rendering, and their build modules. */
function serveModules(blocks: BlockFolder[]): Plugin {
  const list = blocks.map(({ type, folder }) => {
    const name = getComponentName(type)
    return {
      key: JSON.stringify(type),
      name,
      component: JSON.stringify(join(folder, `${name}.tsx`)),
      build: existsSync(join(folder, 'build.ts')) && JSON.stringify(join(folder, 'build.ts')),
    }
  })
  const builds = list.flatMap(({ key, name, build }) => (build ? [{ key, name, build }] : []))
  const registry = (entries: string[]) => `export const registry = { ${entries.join(', ')} }`
  const modules: Record<string, string> = {
    [COMPONENTS]: registry(
      list.map(
        ({ key, name, component }) =>
          `${key}: () => import(${component}).then((module) => module.${name})`,
      ),
    ),
    [RENDERED]: [
      ...list.map(({ name, component }) => `import { ${name} } from ${component}`),
      registry(list.map(({ key, name }) => `${key}: async () => ${name}`)),
      `export { builds } from '${BUILDS}'`,
    ].join('\n'),
    [BUILDS]: [
      ...builds.map(({ name, build }) => `import { build as build${name} } from ${build}`),
      `export const builds = { ${builds.map(({ key, name }) => `${key}: build${name}`).join(', ')} }`,
    ].join('\n'),
  }
  return {
    name: 'quire-own-blocks',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  }
}

/** Resolves imports of Quire in own blocks to the files of the open bundle. */
function shareModules(shared: Record<string, string>): Plugin {
  const quires = createRequire(import.meta.url)
  return {
    name: 'quire-shared-modules',
    enforce: 'pre',
    resolveId(id) {
      if (Object.hasOwn(shared, id)) return { id: `./${shared[id]}`, external: 'absolute' }
      // Style sheets of components, from the same version as the components.
      return id.startsWith('@mantine/') && id.endsWith('.css') ? quires.resolve(id) : undefined
    },
  }
}

/**
 * Adds the own blocks to the manifest of the bundle. A block replaces the engine's block of the
 * same type.
 */
async function mergeManifests(
  folder: string,
  blocks: BlockFolder[],
  output: Rolldown.RolldownOutput['output'],
): Promise<void> {
  const read = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const [whole, own] = [await read(MANIFEST), await read(`own-${MANIFEST}`)]
  const types = new Set(blocks.map(({ type }) => type))
  const kept = Object.entries(whole).map(([key, chunk]) => {
    const dynamicImports = chunk.dynamicImports?.filter(
      (name) => !types.has(typeOfModule(name) ?? ''),
    )
    return [key, { ...chunk, ...(dynamicImports && { dynamicImports }) }]
  })
  const names = Object.entries(own).map(([key, { isEntry, src }]) => {
    const block = blocks.find(({ folder: at }) => join(ownProject, src ?? '').startsWith(`${at}/`))
    return [key, isEntry ? OWN_ENTRY : block ? `blocks/${block.type}/${key}` : `own:${key}`]
  })
  const renamed = new Map(names as [string, string][])
  const rename = (list?: string[]) => list?.map((name) => renamed.get(name) ?? name)
  const shared = await readShared(folder)
  const added = Object.entries(own).map(([key, chunk]) => [
    renamed.get(key),
    {
      ...chunk,
      imports: [...(rename(chunk.imports) ?? []), ...listShared(shared, chunk.file, output)],
      dynamicImports: rename(chunk.dynamicImports),
    },
  ])
  const merged = Object.fromEntries([...kept, ...added])
  await writeFile(join(folder, MANIFEST), JSON.stringify(merged))
  await rm(join(folder, `own-${MANIFEST}`))
}

/**
 * The modules of Quire that a file imports. Its manifest omits them, and their styles are needed.
 */
function listShared(
  shared: Record<string, string>,
  file: string,
  output: Rolldown.RolldownOutput['output'],
): string[] {
  const chunk = output.find(({ fileName }) => fileName === file)
  const imports = chunk?.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []
  return Object.entries(shared).flatMap(([name, at]) =>
    imports.includes(`./${at}`) ? SHARED_PREFIX + name : [],
  )
}

/** The exports of the build modules of own blocks. */
export async function loadOwnBuilds(dir: string): Promise<OwnBuilds> {
  const file = pathToFileURL(join(dir, SERVER_FOLDER, OWN_BUILDS)).href
  return (await import(/* @vite-ignore */ file)).builds
}
