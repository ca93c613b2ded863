import type { Plugin } from 'vite'

/** The modules whose use by blocks is recorded, and the function that wraps each. */
const RECORDED: Record<string, string> = { react: 'recordReact', 'react/jsx-runtime': 'recordJsx' }

const PREFIX = '\0quire-recorded:'

/**
 * Modules that get the original React: React itself, the wrapper, and the app around the blocks,
 * whose hooks do not concern a block.
 */
const AROUND_BLOCKS =
  /\/engine\/ui\/(?:app|recorder)\/|\/node_modules\/react(?:-dom)?\/|^\0quire-recorded:/

/**
 * Wraps React in the renderer, to record which blocks need it in the browser; see
 * `engine/ui/recorder`.
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
    // CommonJS like React itself, so that its exports need not be known.
    const recorder = "require('/engine/ui/recorder/record.ts')"
    return `module.exports = ${recorder}.${RECORDED[name]}(require('${name}'))`
  },
}
