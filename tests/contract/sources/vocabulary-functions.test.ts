/** Names of exported functions start with the verbs that programmers expect. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from '../../support/sources/sources'

const OLD_VERBS = /^(tell|name|place|keep|take|note|mend)([A-Z]|$)/

/** An export of the block API, which keeps its name. */
const PUBLIC = [
  'engine/block-api.ts nameFrameHost',
  'engine/core/addresses/iframes.ts nameFrameHost',
]

interface Declaration {
  type: string
  id?: { name: string } | null
  declarations?: { id: { name?: string }; init?: { type: string } | null }[]
}

interface Statement {
  type: string
  declaration?: Declaration | null
  specifiers?: { exported: { name?: string } }[]
}

/** Lists a module's exported functions whose names start with an old verb. */
function listOldNames(file: string, text: string): string[] {
  const { body } = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return (body as unknown as Statement[])
    .filter(({ type }) => type.startsWith('Export'))
    .flatMap(({ declaration, specifiers = [] }) => [
      ...listFunctions(declaration),
      ...specifiers.map(({ exported }) => exported.name ?? ''),
    ])
    .filter((name) => OLD_VERBS.test(name))
    .map((name) => `${file} ${name}`)
}

function listFunctions(declaration?: Declaration | null): string[] {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? '']
  return (declaration?.declarations ?? [])
    .filter(({ init }) => /Function/.test(init?.type ?? ''))
    .map(({ id }) => id.name ?? '')
}

it('no exported function is named tell, name, place, keep, take, note or mend', () => {
  const found = listProjectFiles(['engine', 'blocks', 'scripts'])
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => listOldNames(file, readFileSync(join(projectRoot, file), 'utf8')))
  expect(found).toEqual(PUBLIC)
})

it('finds functions, arrow functions and lists of exports', () => {
  const text = `export function tellAll() {}
export const keepOne = () => 1
export async function* take() {}
export default function mendIt() {}
const placeTwo = 2
export { placeTwo as noteTwo }
export const placeholder = () => 1
export const nameTags = ['a']
function nameInner() {}`
  expect(listOldNames('a.ts', text)).toEqual(
    ['tellAll', 'keepOne', 'take', 'mendIt', 'noteTwo'].map((name) => `a.ts ${name}`),
  )
})
