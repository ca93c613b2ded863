/**
 * The package's runtime dependencies; all other packages are compiled into it. These are the
 * packages that a project's own blocks import, and those that load files of their own: native code,
 * WebAssembly, worker files, languages.
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

/** Dependencies that are optional for a project. */
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

/** The `package.json` of the package, derived from the repository's. */
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
