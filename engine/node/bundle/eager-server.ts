import type { Plugin } from 'vite'

/** The lists of what pages may have, each part a module that browsers load when it is wanted. */
const LISTS = /\/(?:blocks|content-parts)\/registry\.ts$/
const LAZY = /\bimport\(('[^']+')\)/g

/**
 * Has the module that renders pages hold all that pages may have. It loads all of it before the
 * first page, and a file for each part takes a thread as long as what is in the file.
 */
export const eagerServer: Plugin = {
  name: 'quire-eager-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!LISTS.test(id)) return undefined
    const imports: string[] = []
    const eager = code.replace(LAZY, (_, path: string) => {
      imports.push(`import * as part${imports.length} from ${path}\n`)
      return `Promise.resolve(part${imports.length - 1})`
    })
    return { code: imports.join('') + eager, map: null }
  },
}
