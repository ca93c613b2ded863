/** Comments say why themselves; tests and documents name requirements and decisions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from '../../support/sources/sources'

const NUMBER = /\b(?:R-\d{3}|D\d{1,2})\b/g

it('no source names a requirement or a decision by its number', () => {
  const found = listProjectFiles(['engine', 'blocks', 'scripts'])
    .filter((file) => /\.(?:tsx?|css|m?js)$/.test(file) && !file.includes('/tests/'))
    .flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8')
      return Array.from(text.matchAll(NUMBER), ([number]) => `${file}: ${number}`)
    })
  expect(found).toEqual([])
})

it.each(['(R-012)', '(D24)'])('finds %s', (text) => {
  expect(text).toMatch(NUMBER)
})
