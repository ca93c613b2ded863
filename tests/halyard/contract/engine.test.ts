/** The engine knows no specific site: neither its name nor its owner's business. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { escapeRegex } from '../../../engine/node/build/hosting/host'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { readPages } from '../../support/sites/read-pages'
import { listEngineTexts } from '../../support/sources/engine-texts'

const settings = JSON.parse(readFileSync(join(projectRoot, 'site/settings.json'), 'utf8'))

/** The last path segment of each product page, such as `custody`. */
const products = readPages('site')
  .map(({ route }) => route)
  .filter((route) => route.startsWith('/solutions/'))
  .flatMap((route) => route.split('/').slice(1))

const FACTS = [
  ...[settings.brand, new URL(settings.url).host, ...Object.values<string>(settings.tokens)],
  ...[...new Set(products), 'foreign exchange', 'financial services', 'Perth'],
]

const pattern = new RegExp(`(?<![\\w-])(?:${FACTS.map(escapeRegex).join('|')})(?![\\w-])`, 'gi')

it('no source, schema or style sheet outside tests has a fact of the shipped site', () => {
  const found = listEngineTexts().flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([fact]) => `${file}: ${fact}`),
  )
  expect(found).toEqual([])
})

it.each([
  'Halyard',
  'sales@halyard.example',
  '/solutions/*',
  'in custody',
  'Islamic banking',
])('finds %s', (text) => {
  expect(text.match(pattern)).not.toBeNull()
})
