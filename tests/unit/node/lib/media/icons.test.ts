import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { isIcon, listIcons, loadIcon } from '../../../../../engine/node/lib/media/icons'

const FILE = 'node_modules/@tabler/icons/tabler-nodes-outline.json'
const parsed: Record<string, unknown> = JSON.parse(readFileSync(join(projectRoot, FILE), 'utf8'))

it('reads the drawings that the package has, and no others', () => {
  expect([...listIcons()]).toEqual(Object.keys(parsed))
  for (const [name, nodes] of Object.entries(parsed)) expect(loadIcon(name)).toEqual(nodes)
  expect(isIcon('no-such-icon')).toBe(false)
  expect(loadIcon('constructor')).toBeUndefined()
})
