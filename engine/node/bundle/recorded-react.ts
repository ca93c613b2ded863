import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The modules that note what blocks do with them, and the function that wraps each. */
const RECORDED: Record<string, string> = { react: 'recordReact', 'react/jsx-runtime': 'recordJsx' }

const PREFIX = '\0quire-recorded:'

/**
 * Modules that get React as it is: React itself, and the parts of the app around blocks, whose
 * hooks say nothing of a block.
 */
const AROUND_BLOCKS = /\/engine\/ui\/app\/|\/node_modules\/react(?:-dom)?\/|^\0quire-recorded:/

/**
 * Wraps the React of the bundle that renders pages, so that it is known which blocks need it in
 * the browser; see `engine/ui/recorder`.
 */
export const recordedReact: Plugin = {
  name: 'quire-recorded-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id, importer) {
    const isWrapped = Object.hasOwn(RECORDED, id) && importer && !AROUND_BLOCKS.test(importer)
    return isWrapped ? PREFIX + id : undefined
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined
    const name = id.slice(PREFIX.length)
    // Of a CommonJS module no tool knows for certain what it exports.
    const names = Object.keys(createRequire(import.meta.url)(name)).filter((key) =>
      /^[a-zA-Z]\w*$/.test(key),
    )
    return [
      `import whole from '${name}'`,
      `import { ${RECORDED[name]} as wrap } from '/engine/ui/recorder/record.ts'`,
      'const recorded = wrap(whole)',
      'export default recorded',
      `export const { ${names.join(', ')} } = recorded`,
    ].join('\n')
  },
}
