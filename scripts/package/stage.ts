/** Assembles the package's files. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { CLIENT_FOLDER, writeBundle } from '../../engine/node/bundle/bundle'
import {
  DEVELOPMENT_PREBUILT,
  hashSources,
  loadCachedBundle,
  OPEN_PREBUILT,
  PREBUILT,
} from '../../engine/node/bundle/bundle-cache'
import { CHECKS_FILE, compileChecks } from '../../engine/node/check/schema/compiled-checks'
import { findPackageFolder } from '../../engine/node/lib/files/package-folder'
import { projectRoot } from '../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../engine/node/schemas/schemas'
import { buildManifest } from './manifest'
import nodeConfig from './node.config'

/** Files to copy unchanged. */
const COPIED = [
  ...['LICENSE', 'LICENSES', 'schemas'],
  // The guides, and the files that they link to.
  ...['docs', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  'engine/node/block-tools/catalogue/catalogue.css',
  'engine/node/block-tools/catalogue/catalogue.browser.js',
  'engine/node/block-tools/catalogue/search.browser.js',
  'engine/node/block-tools/catalogue/sample.webm',
  'engine/node/build/assets/licences/OFL-1.1.txt',
  'engine/node/edit/new/deploy',
  'engine/node/edit/new/starter',
  'looks',
  'engine/node/block-tools/testing/page-probe.browser.js',
]

/** Files of other packages that Quire reads, with their licence notices. */
const DRAWINGS = [
  {
    name: '@tabler/icons',
    exported: 'outline/x.svg',
    files: ['package.json', 'LICENSE', 'tabler-nodes-outline.json', 'icons.json'],
  },
  {
    name: 'world-atlas',
    exported: 'land-50m.json',
    files: ['package.json', 'LICENSE', 'land-50m.json'],
  },
]

/** Writes all package files into a folder, replacing its content. */
export async function stagePackage(staged: string): Promise<void> {
  rmSync(staged, { recursive: true, force: true })
  const compiled = join(staged, 'compiled')
  await build({
    ...mergeConfig(nodeConfig, { build: { outDir: join(compiled, 'cli') } }),
    root: projectRoot,
    configFile: false,
  })
  const { clientDir } = await loadCachedBundle()
  cpSync(dirname(clientDir), join(compiled, PREBUILT), {
    recursive: true,
    // Excludes the compiled checks of the bundle, because the package gets its own below.
    filter: (path) => basename(path) !== CHECKS_FILE,
  })
  await writeBundle(join(compiled, OPEN_PREBUILT), { isOpen: true })
  await writeDevelopmentClient(join(compiled, DEVELOPMENT_PREBUILT))
  writeFileSync(join(compiled, 'sources'), hashSources())
  writeFileSync(join(compiled, CHECKS_FILE), compileChecks(loadSchemas(projectRoot)).render())
  execFileSync(join(projectRoot, 'node_modules/.bin/tsc'), [
    ...['-p', join(projectRoot, 'scripts/package/tsconfig.json')],
    ...['--outDir', join(staged, 'types')],
  ])
  copyDrawings(join(compiled, 'drawings'))
  copySources(staged)
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const text = JSON.stringify(buildManifest(manifest), null, 2)
  writeFileSync(join(staged, 'package.json'), `${text}\n`)
}

/** In development, only the client differs. */
async function writeDevelopmentClient(folder: string): Promise<void> {
  const whole = `${folder}.whole`
  await writeBundle(whole, { isOpen: true, isDevelopment: true })
  renameSync(join(whole, CLIENT_FOLDER), folder)
  rmSync(whole, { recursive: true })
}

function copyDrawings(folder: string): void {
  for (const { name, exported, files } of DRAWINGS) {
    const from = findPackageFolder(name, exported)
    for (const file of files) cpSync(join(from, file), join(folder, name, file))
  }
}

/** Copies the files that are read unchanged: schemas, and each block's schema and examples. */
function copySources(staged: string): void {
  for (const name of COPIED)
    cpSync(join(projectRoot, name), join(staged, name), { recursive: true })
  for (const type of readdirSync(join(projectRoot, 'blocks'), { withFileTypes: true })) {
    if (!type.isDirectory()) continue
    for (const file of ['schema.json', 'examples.json']) {
      const path = join('blocks', type.name, file)
      mkdirSync(dirname(join(staged, path)), { recursive: true })
      cpSync(join(projectRoot, path), join(staged, path))
    }
  }
}
