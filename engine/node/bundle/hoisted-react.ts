import { createRequire } from 'node:module'
import { dirname, isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from 'vite'

/** The modules of React that browsers load, and their files for production. */
const FILES: Record<string, string> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
}

const PRODUCTION = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/
const REQUIRE = /\brequire\("([^"]+)"\)/g
const EXPORT = /^exports\.(\w+) =/gm

/**
 * Makes ES modules of React's CommonJS modules, which bundlers would put into functions. The code of
 * a function is compiled when it is called, and the code of a module beside the page's thread, while
 * it loads: to evaluate React takes half as long, and is no longer part of evaluating the entry.
 */
export const hoistedReact: Plugin = {
  name: 'quire-hoisted-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const file = FILES[id]
    if (file === undefined) return undefined
    // A module that only the bundler knows has no place of its own.
    const isFile = importer !== undefined && isAbsolute(importer)
    const require = createRequire(isFile ? importer : import.meta.url)
    const [name] = id.split('/')
    return normalizePath(join(dirname(require.resolve(`${name}/package.json`)), file))
  },
  transform: {
    filter: { id: PRODUCTION },
    handler: (code) => ({ code: hoistCommonJs(code), map: null }),
  },
}

/**
 * Returns an ES module with what a CommonJS module exports: all as a whole, and by name what it
 * exports in statements of their own. It may only add to `exports`, and require others by name.
 * @throws where the module does something else with `exports` or `require`.
 */
export function hoistCommonJs(code: string): string {
  const required: string[] = []
  const names = [...new Set(Array.from(code.matchAll(EXPORT), ([, name = '']) => name))]
  // The module may use the name itself for something else.
  const bind = (name: string) => `const export${names.indexOf(name)} = exported.${name}`
  // What is assigned again, also within a function or a condition, has its value at the end.
  const isLate = (name: string) => code.split(`exports.${name} =`).length > 2
  const body = code
    .replace(REQUIRE, (_, id: string) => `required${required.push(id) - 1}`)
    .replace(EXPORT, (written, name: string) => (isLate(name) ? written : `${bind(name)} =`))
    .replaceAll(/\bexports\./g, 'exported.')
  const other = /\b(?:exports|require)\b/.exec(body)
  if (other) throw new Error(`"${other[0]}" is used in a way that cannot be hoisted.`)
  return [
    ...required.map((id, index) => `import required${index} from '${id}'`),
    'const exported = {}',
    body,
    ...names.filter(isLate).map(bind),
    'export default exported',
    `export { ${names.map((name, index) => `export${index} as ${name}`).join(', ')} }`,
  ].join('\n')
}
