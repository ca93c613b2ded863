/**
 * The names that sites, project blocks and scripts rely on. docs/releasing.md says which changes
 * need which version. Adding or removing a name changes the snapshot.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, parseSync } from 'vite'
import { expect, it } from 'vitest'
import { createProgram } from '../../../engine/node/cli/program'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { buildManifest } from '../../../scripts/package/manifest'
import { hasHalyard } from '../../support/sites/shipped-sites'
import { listProjectFiles } from '../../support/sources/sources'
import { visitObjects } from '../../support/sources/visit-objects'
import { listSchemaNames } from '../../support/upgrade/schema-names'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const sortUnique = (names: Iterable<string>) => [...new Set(names)].sort()

/** A file's exports, including types. */
function listExports(file: string): string[] {
  const { staticExports } = parseSync(file, read(file)).module
  return sortUnique(
    staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? '*')),
  )
}

/** The rule names: each rule has a file of cases with its name. */
const listRules = () =>
  listProjectFiles(['tests/rules']).flatMap((file) => /([\w-]+)\.json$/.exec(file)?.[1] ?? [])

function listCommands(): string[] {
  const program = createProgram('0.0.0')
  return program.commands.flatMap((command) => [
    [command.name(), ...command.registeredArguments.map((argument) => argument.name())].join(' '),
    ...command.options.map((option) => `${command.name()} ${option.flags}`),
  ])
}

/** An interface's properties, including inherited ones. */
function listMembers(file: string, name: string): string[] {
  const members: string[] = []
  visitObjects(parseAst(read(file), { lang: 'ts' }), (object) => {
    const { type, id, body, extends: bases } = object as unknown as Interface
    if (type !== 'TSInterfaceDeclaration' || id.name !== name) return
    members.push(...body.body.map(({ key }) => key.name))
    for (const { expression } of bases) members.push(...listMembers(file, expression.name))
  })
  return sortUnique(members)
}

interface Published {
  exports: object
  bin: object
}

interface Named {
  name: string
}

interface Interface {
  type: string
  id: Named
  body: { body: { key: Named }[] }
  extends: { expression: Named }[]
}

/** The attributes named in sources, style sheets and selectors. Those of the studio are private. */
function listDataAttributes(): string[] {
  const files = listProjectFiles(['engine', 'blocks']).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\/(?:tests|studio)\//.test(file),
  )
  return files.flatMap((file) => read(file).match(/\bdata-[a-z][a-z-]*[a-z]\b/g) ?? [])
}

/** The custom properties of style sheets that are named in the guides for block developers. */
function listCustomProperties(): string[] {
  const guides = listProjectFiles(['docs/blocks']).filter((file) => file.endsWith('.md'))
  const sheets = listProjectFiles(['engine/ui']).filter((file) => /\.(?:css|ts)$/.test(file))
  const used = new Set(sheets.flatMap((file) => read(file).match(/--[a-z-]+/g) ?? []))
  const named = guides.flatMap((file) => read(file).match(/(?<=`)--[a-z-]+(?=`)/g) ?? [])
  return named.filter((name) => used.has(name))
}

const PROBLEM = 'engine/node/lib/problems/problem.ts'

// A clone with blocks of its own has further names.
it.runIf(hasHalyard)('has the public names that it had', async () => {
  const { exports, bin } = buildManifest(JSON.parse(read('package.json'))) as Published
  const names = {
    package: [...Object.keys(exports), ...Object.keys(bin)],
    'quire-pages/blocks': listExports('engine/block-api.ts'),
    'quire-pages/blocks/build': listExports('engine/block-build-api.ts'),
    command: listCommands(),
    'check --format json': listMembers(PROBLEM, 'Problem'),
    'check --format json, fix': listMembers(PROBLEM, 'Fix'),
    'check --format json, fixes': listMembers(PROBLEM, 'ProposedFix'),
    'uses --json': listMembers('engine/node/edit/show/find-uses.ts', 'FragmentUses'),
    rule: listRules().sort(),
    attribute: sortUnique(listDataAttributes()),
    'custom property': sortUnique(listCustomProperties()),
    schema: [...listSchemaNames(loadSchemas(projectRoot)).keys()].sort(),
  }
  for (const [kind, list] of Object.entries(names)) expect(list, kind).not.toEqual([])
  const lines = Object.entries(names).flatMap(([kind, list]) =>
    list.map((name) => `${kind}: ${name}\n`),
  )
  await expect(lines.join('')).toMatchFileSnapshot(join(projectRoot, 'tests/public-names.txt'))
})
