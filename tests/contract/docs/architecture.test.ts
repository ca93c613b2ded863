/** The architecture document is short, and its decisions give their context. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { readGuide } from '../../support/guides/guide-snippets'

const architecture = readGuide('docs/architecture.md')
const [, glossary = ''] = architecture.split('## Glossary')
const terms = [...glossary.matchAll(/^\| (?!term |---)(.+?) \|/gm)].map(([, term]) => term ?? '')

describe('docs/architecture.md', () => {
  it('has at most 150 lines, and one picture each of the data flow and the folders', () => {
    expect(architecture.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
    expect(architecture.match(/^```text$/gm)).toHaveLength(2)
  })

  it('has a glossary of at most 30 terms, in alphabetical order', () => {
    expect(terms.length).toBeGreaterThan(15)
    expect(terms.length).toBeLessThanOrEqual(30)
    expect(terms).toEqual(terms.toSorted())
  })

  it('shows the folders of engine/node with all of their subfolders', () => {
    const picture = architecture.split('```text')[2]?.split('```')[0] ?? ''
    for (const folder of listFolders('')) {
      const [, line = ''] = new RegExp(`^ {4}${folder}/ +(.+)$`, 'm').exec(picture) ?? []
      const missing = listFolders(folder).filter((name) => !wordsOf(line).includes(name))
      expect({ folder, line, missing }).toEqual({ folder, line: expect.anything(), missing: [] })
    }
  })
})

describe('docs/decisions.md', () => {
  const sections = readGuide('docs/decisions.md').split(/^### /m).slice(1)

  it.each(sections.map((text) => [text.split('\n')[0] ?? '', text]))('%s', (_title, text) => {
    const labels = [...text.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, label]) => label)
    expect(labels).toEqual(['Context', 'Decision', 'Consequences'])
  })
})

const wordsOf = (line: string) => line.split(/[^\w-]+/)

function listFolders(folder: string): string[] {
  return readdirSync(join(projectRoot, 'engine/node', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
