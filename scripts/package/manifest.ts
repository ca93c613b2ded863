/**
 * The packages that Quire's own package depends on; all others are compiled into it. These are
 * what a project's own blocks are compiled with and import, and what has files of its own beside
 * its code: native parts, WebAssembly, worker files, languages that are loaded when asked for.
 */
export const KEPT = [
  '@mantine/core',
  '@mantine/hooks',
  '@resvg/resvg-js',
  '@types/react',
  '@vitejs/plugin-react',
  'fontverter',
  'harfbuzzjs',
  'highlight.js',
  'react',
  'react-dom',
  'subset-font',
  'tinypool',
  'vite',
] as const

/** What a project can do without. */
export const OPTIONAL = ['sharp'] as const

interface Manifest {
  version: string
  description: string
  license: string
  engines: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** The `package.json` of the package, made from the repository's. */
export function buildManifest(own: Manifest): object {
  const { version, description, license, engines } = own
  const { dependencies, devDependencies, optionalDependencies } = own
  const ranges = { ...devDependencies, ...dependencies }
  return {
    name: 'quire-pages',
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['*.css'],
    engines,
    keywords: ['static site generator', 'json', 'json schema', 'react', 'website'],
    bin: { quire: 'compiled/cli/quire.js' },
    exports: {
      './package.json': './package.json',
      './blocks': { types: './types/engine/block-api.d.ts' },
      './blocks/build': { types: './types/engine/block-build-api.d.ts' },
      './schemas/*': './schemas/generated/*',
    },
    dependencies: Object.fromEntries(KEPT.map((name) => [name, ranges[name]])),
    optionalDependencies: Object.fromEntries(
      OPTIONAL.map((name) => [name, optionalDependencies[name]]),
    ),
  }
}
