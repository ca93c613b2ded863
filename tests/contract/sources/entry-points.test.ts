/** The table in CONTRIBUTING.md that names the first file to open for each kind of change. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { PICTURE_FORMATS } from '../../../engine/node/lib/media/format'
import { RULE_GROUPS } from '../../../engine/node/schemas/docs/rule-groups'
import { readGuide } from '../../support/guides/guide-snippets'
import { listProjectFiles } from '../../support/sources/sources'

const CHANGES = [
  'change the wording of a problem',
  '[add a rule](#add-a-rule)',
  '[add a property to pages](#add-a-property-to-pages)',
  'add a property to all blocks',
  "change how a page's HTML is assembled",
  'add a host',
  'add a field type to forms',
  "translate Quire's interface text",
  'add a command',
  'add a picture format',
]

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const [, section = ''] = readGuide('CONTRIBUTING.md').split('## Find the file to change\n')
const [table = ''] = section.split('\n### ')
const rows = [...table.matchAll(/^\| (.+?) \| `(.+?)` \| (.+) \|$/gm)].map(
  ([, change = '', file = '', start = '']) => ({ change, file, start }),
)

/** A row's file with the first name in the last column, and each "`name` in `file`". */
function listNames({ file, start }: (typeof rows)[number]) {
  const others = [...start.matchAll(/`(\w+)` in `([\w./-]+\.\w+)`/g)]
  return [
    { file, name: /`(\w+)`/.exec(start)?.[1] },
    ...others.map(([, name, other = '']) => ({ file: other, name })),
  ]
}

describe('the table of entry points', () => {
  it('has the usual changes', () => {
    expect(rows.map(({ change }) => change)).toEqual(expect.arrayContaining(CHANGES))
  })

  it.each(rows)('leads to a file that has what it names: $change', (row) => {
    const missing = listNames(row).filter(
      ({ file, name }) => !existsSync(join(projectRoot, file)) || !hasWord(read(file), name),
    )
    expect(missing).toEqual([])
  })
})

const hasWord = (text: string, word = 'undefined') => new RegExp(`\\b${word}\\b`).test(text)

it('the texts of a rule are in a file of its name, or in one that has the name in quotes', () => {
  const sources = listProjectFiles(['engine', 'blocks']).filter(
    (file) => file.endsWith('.ts') && !/\/(?:docs|tests)\//.test(file),
  )
  const text = sources.map(read).join('\n')
  const names = RULE_GROUPS.flatMap(({ rules }) => Object.keys(rules))
  const lost = names.filter(
    (name) =>
      !sources.includes(`engine/node/check/rules/${name}.ts`) && !text.includes(`'${name}'`),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

it('the schemas that allow all formats of pictures have the same list as the engine', () => {
  const lists = listProjectFiles(['schemas', 'blocks'])
    .filter((file) => /(?<!generated\/.*)schema\.json$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\/assets\/.*\((\S*jpeg\S*)\)\$"/g)])
    .map(([, list = '']) => list.split('|').sort())
  expect(lists).toHaveLength(4)
  expect(new Set(lists.map(String))).toEqual(new Set([[...PICTURE_FORMATS, 'jpeg'].sort().join()]))
})
