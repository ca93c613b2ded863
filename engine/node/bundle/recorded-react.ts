import type { Plugin } from 'vite'

/** The modules that note what blocks do with them, and the function that wraps each. */
const RECORDED: Record<string, string> = { react: 'recordReact', 'react/jsx-runtime': 'recordJsx' }

const PREFIX = '\0quire-recorded:'

/**
 * Modules that get React as it is: React itself, what wraps it, and the parts of the app around
 * blocks, whose hooks say nothing of a block.
 */
const AROUND_BLOCKS =
  /\/engine\/ui\/(?:app|recorder)\/|\/node_modules\/react(?:-dom)?\/|^\0quire-recorded:/

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
    // CommonJS as React itself is: nothing need be known of what it exports.
    const recorder = "require('/engine/ui/recorder/record.ts')"
    return `module.exports = ${recorder}.${RECORDED[name]}(require('${name}'))`
  },
}
