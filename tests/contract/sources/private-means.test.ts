/** The sources use only documented and supported features of other packages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from '../../support/sources/sources'
import { visitObjects } from '../../support/sources/visit-objects'

/** Exceptions, each with its reason. */
const ALLOWED: Record<string, string> = {
  ...Object.fromEntries(
    ['equal', 'equal.js', 'ucs2length', 'ucs2length.js'].map((name) => [
      `engine/node/check/schema/compiled-checks.ts: ajv/dist/runtime/${name}`,
      'required by the code that Ajv generates',
    ]),
  ),
  'engine/node/check/schema/compiled-checks.ts: ajv/dist/standalone/index.js':
    'documented by Ajv, as a folder',
  'engine/node/block-tools/testing/test-tools.ts: axe-core/axe.min.js': 'documented by axe-core',
  'engine/node/bundle/bundle.config.ts: vite/preload-helper':
    'not imported: names the module that Vite adds, so that it gets into a chunk of ours',
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Lists a source file's unsupported uses: `a.ts: react._private`. */
function listPrivateMeans(file: string, text: string): string[] {
  const ast = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const imported = new Set<unknown>()
  visitObjects(ast, ({ type, local }) => {
    if (/^Import\w*Specifier$/.test(String(type))) imported.add((local as Node).name)
  })
  for (const name of listInstances(ast)) imported.add(name)
  const found: string[] = []
  visitObjects(ast, (object) => {
    const node = object as Node
    const isSubpath = node.type === 'Literal' && isUnlistedSubpath(node.value)
    if (isSubpath) found.push(`${file}: ${node.value}`)
    else if (isPrivate(node) || isUnsupported(node) || changesImported(node, imported))
      found.push(`${file}: ${text.slice(node.start, node.end)}`)
  })
  return found
}

/**
 * The variables that hold a package's object: declared with one of the package's classes, created
 * with `new`, or an item of another such object.
 */
function listInstances(ast: object): Set<unknown> {
  const classes = new Set<unknown>()
  visitObjects(ast, (object) => {
    const { type, source, specifiers } = object as Node
    if (type !== 'ImportDeclaration' || !isPackage(nameOf(source))) return
    for (const { local } of specifiers as Node[]) classes.add(nameOf(local))
  })
  const instances = new Set<unknown>()
  const add = (target: unknown, isForeign: boolean) => {
    if (isForeign && (target as Node).type === 'Identifier') instances.add(nameOf(target))
  }
  visitObjects(ast, (object) => {
    const { type, id, init, left, right, typeAnnotation } = object as Node
    if (type === 'VariableDeclarator' && (init as Node)?.type === 'NewExpression')
      add(id, classes.has(nameOf((init as Node).callee)))
    if (type === 'Identifier') {
      const { typeName } = ((typeAnnotation as Node)?.typeAnnotation ?? {}) as Node
      add(object, classes.has(nameOf(typeName)))
    }
    if (type === 'ForOfStatement')
      for (const { id: item } of ((left as Node).declarations ?? []) as Node[])
        add(item, instances.has(nameOf(findRoot(right))))
  })
  return instances
}

const isPackage = (name: string) =>
  PACKAGES.some((one) => name === one || name.startsWith(`${one}/`))

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as Node
  return String(name ?? value ?? '')
}

/** A property whose name suggests that it is private, or a registered symbol. */
function isPrivate(node: Node): boolean {
  const { type, object, property, key, shorthand } = node
  if (type === 'MemberExpression')
    return (
      /^_|INTERNALS/.test(nameOf(property)) ||
      (nameOf(object) === 'Symbol' && nameOf(property) === 'for')
    )
  return type === 'Property' && shorthand === true && /^_/.test(nameOf(key))
}

/** An option or flag that is not stable. */
function isUnsupported({ type, key, name, value }: Node): boolean {
  if (type === 'Property') return /^(?:experimental|unstable)(?![a-z-])/.test(nameOf(key))
  if (type === 'Literal')
    return /^--(?:experimental|harmony)|\/(?:experimental|unstable)\b/.test(String(value))
  return type === 'Identifier' && name === 'setFlagsFromString'
}

/** An assignment to a property of an import, with an operator or a method of `Object`. */
function changesImported(node: Node, imported: Set<unknown>): boolean {
  const { type, left, argument, operator, callee, arguments: given } = node
  if (type === 'AssignmentExpression') return isPartOfImported(left, imported)
  if (type === 'UpdateExpression' || operator === 'delete')
    return isPartOfImported(argument, imported)
  if (type !== 'CallExpression') return false
  const { object, property } = callee as Node
  return (
    /^(?:Object|Reflect)$/.test(nameOf(object)) &&
    /^(?:assign|define|set|deleteProperty)/.test(nameOf(property)) &&
    imported.has(nameOf(findRoot((given as Node[])[0])))
  )
}

const isPartOfImported = (target: unknown, imported: Set<unknown>): boolean =>
  (target as Node).type !== 'Identifier' && imported.has(nameOf(findRoot(target)))

/** Returns `a` from `(a as Type).b.c`. */
function findRoot(node: unknown): unknown {
  const { object, expression } = (node ?? {}) as Node
  const inner = object ?? expression
  return inner ? findRoot(inner) : node
}

const { dependencies, devDependencies } = readManifest('.')
const PACKAGES = Object.keys({ ...dependencies, ...devDependencies })

/** `true` if a string is the path of a package file that the package does not export. */
function isUnlistedSubpath(text: unknown): boolean {
  if (typeof text !== 'string') return false
  const name = PACKAGES.find((name) => text.startsWith(`${name}/`))
  if (name === undefined || text.endsWith('/')) return false
  const path = `.${text.slice(name.length)}`
  const { exports = {} } = readManifest(`node_modules/${name}`)
  return path !== './package.json' && !Object.keys(exports).some((key) => fits(path, key))
}

/** `true` if a path is an entry of `exports`. A `*` in an entry matches any string. */
function fits(path: string, entry: string): boolean {
  const [start = '', end] = entry.split('*')
  return end === undefined ? path === entry : path.startsWith(start) && path.endsWith(end)
}

function readManifest(folder: string): Record<string, object | undefined> {
  return JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'))
}

describe('private or unsupported means', () => {
  it('are used by no source, except for those that are listed', () => {
    const found = listProjectFiles(['engine', 'blocks', 'scripts'])
      .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.includes('/tests/'))
      .flatMap((file) => listPrivateMeans(file, readFileSync(join(projectRoot, file), 'utf8')))
    expect(found.sort()).toEqual(Object.keys(ALLOWED).sort())
  })

  it.each([
    'React.__CLIENT_INTERNALS_DO_NOT_USE.H',
    "React['_currentValue']",
    "Symbol.for('react.element')",
    'React.version = 1',
    '(React as Any).a.b += 1',
    'React.count++',
    'delete React.version',
    'Object.assign(React, {})',
    'Object.defineProperty(React.a, "b", {})',
    'setFlagsFromString',
    'unstable_now: now',
    "'--experimental-vm-modules'",
    "'react/cjs/react.production.js'",
  ])('are found: %s', (means) => {
    const text = `import React from 'react'\ntest({ ${/^\w+:/.test(means) ? means : `a: ${means}`} })`
    expect(listPrivateMeans('a.ts', text)).not.toEqual([])
  })

  it.each([
    'pool.options.minThreads = 0',
    'for (const thread of pool.threads) Object.assign(thread, {})',
    'const own = new Tinypool(); own.a = 1',
  ])('are found in objects of packages: %s', (means) => {
    const text = `import Tinypool from 'tinypool'\nfunction end(pool: Tinypool) { ${means} }`
    expect(listPrivateMeans('a.ts', text)).toHaveLength(1)
  })

  it('are not these', () => {
    const text = [
      "import React from 'react'\nimport { jsx } from 'react/jsx-runtime'",
      "const own = { a: React.version, b: '_data' }\nown.a = 1\nObject.assign(own, React)",
    ]
    expect(listPrivateMeans('a.ts', text.join('\n'))).toEqual([])
  })
})
