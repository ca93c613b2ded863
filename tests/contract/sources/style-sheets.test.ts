import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/util/project-root'

it('has no two style sheets of one name: classes are named after their sheet', () => {
  const names = ['engine', 'blocks'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => basename(file)),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
