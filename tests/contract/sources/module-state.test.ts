/** Two calls in one process must not affect each other, so no module has mutable state. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listSources } from '../../support/sources/sources'

interface Statement {
  type: string
  kind?: string
  declaration?: Statement | null
  declarations?: { id: { name?: string } }[]
}

/** Lists a module's variables that can be reassigned: `a.ts last`. */
function listVariables(file: string, text: string): string[] {
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { body: Statement[] }
  return body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind !== 'const')
    .flatMap(({ declarations = [] }) => declarations.map(({ id }) => `${file} ${id.name}`))
}

it('no module of engine/node has a variable that can be assigned', () => {
  const files = listSources().filter((file) => file.startsWith('engine/node/'))
  const found = files.flatMap((file) =>
    listVariables(file, readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(found.sort()).toEqual([])
})

it('finds the variables of a module', () => {
  const text = 'export let a = 1\nlet b, c\nconst d = () => { let e = 1; return e }\nvar f'
  expect(listVariables('x.ts', text)).toEqual(['x.ts a', 'x.ts b', 'x.ts c', 'x.ts f'])
})
