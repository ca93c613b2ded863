import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isIcon, listIcons, loadIcon, splitDrawings } from '../../../../engine/node/assets/icons'
import { projectRoot } from '../../../../engine/node/util/project-root'

const FILE = 'node_modules/@tabler/icons/tabler-nodes-outline.json'
const text = readFileSync(join(projectRoot, FILE), 'utf8')
const parsed: Record<string, unknown> = JSON.parse(text)

it('reads the drawings that the package has, and no others', () => {
  expect([...listIcons()]).toEqual(Object.keys(parsed))
  for (const [name, nodes] of Object.entries(parsed)) expect(loadIcon(name)).toEqual(nodes)
  expect(isIcon('no-such-icon')).toBe(false)
  expect(loadIcon('constructor')).toBeUndefined()
})

it.each([
  ['without spaces', JSON.stringify(parsed)],
  ['with tabs', JSON.stringify(parsed, null, '\t')],
  ['with an escape in a name', text.replace('"a-b-2"', String.raw`"a-b-\u0032"`)],
  ['with a member on one line', text.replace('\n}', ',\n  "one": [["path", {}]]\n}')],
])('reads them from a file %s', (_, written) => {
  const found = splitDrawings(written)
  const expected = Object.entries(JSON.parse(written) as object)
  expect([...found].map(([name, nodes]) => [name, JSON.parse(nodes)])).toEqual(expected)
})
