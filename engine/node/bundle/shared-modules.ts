import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The modules of Quire that own blocks import. A page contains one copy of each. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'quire-pages/blocks',
] as const

/** The file in an open bundle that maps each of them to its file. */
export const SHARED_FILE = 'shared.json'

/** The prefix of such an entry's key in the manifest. */
export const SHARED_PREFIX = 'quire-shared:'

/** The entries of an open bundle, by the names of their files. */
export function listSharedEntries(): Record<string, string> {
  return Object.fromEntries(
    SHARED.map((name) => [
      `shared-${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}`,
      SHARED_PREFIX + name,
    ]),
  )
}

/** Creates an entry for each of them, and a list of their files. */
export const sharedModules: Plugin = {
  name: 'quire-shared-modules',
  resolveId: (id) => (id.startsWith(SHARED_PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${SHARED_PREFIX}`)) return undefined
    const name = id.slice(SHARED_PREFIX.length + 1)
    if (name === 'quire-pages/blocks') return "export * from '/engine/block-api.ts'"
    if (name.startsWith('@mantine/')) return `export * from '${name}'`
    // React is CommonJS, whose exports no tool can determine with certainty.
    const names = Object.keys(await import(name)).filter(
      (key) => /^[a-zA-Z]\w*$/.test(key) && key !== 'default',
    )
    return `import whole from '${name}'\nexport default whole\nexport const { ${names.join(', ')} } = whole`
  },
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(`\0${SHARED_PREFIX}`))
        return []
      return [
        [chunk.facadeModuleId.slice(SHARED_PREFIX.length + 1), basename(chunk.fileName)] as const,
      ]
    })
    const source = JSON.stringify(Object.fromEntries(files))
    this.emitFile({ type: 'asset', fileName: SHARED_FILE, source })
  },
}
