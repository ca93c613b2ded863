import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const pathOf = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'files', file)

/** A font with a range of weights. */
export const INTER_FILE = pathOf('@fontsource-variable/inter', 'inter-latin-wght-normal.woff2')

/** A font with a single weight, whose licence reserves its name. */
export const SOURCE_SERIF_FILE = pathOf(
  '@fontsource/source-serif-4',
  'source-serif-4-latin-600-normal.woff2',
)
