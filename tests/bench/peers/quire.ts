import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { NOT_FOUND, THEME } from '../../support/sites/generate-site'
import { cliOf, installIsolated } from '../../support/sites/package-project'
import { type Content, type ContentLayout, type ContentPage, fileNameOf } from './content'
import type { Peer } from './peer'

/**
 * The site uses a short name, because the content's own name would cause a warning about every
 * title.
 */
const SETTINGS = { brand: 'Harbour', url: 'https://harbour.example', theme: THEME }
/** The number of header links outside menus. */
const LINKS = 6

/**
 * Builds with Quire as its users do: with the package, unpacked from `staged`, in a separate
 * project.
 */
export function createQuirePeer(staged: string, folder: string): Peer {
  const sourceOf = (path: string) => join(folder, 'site/pages', `${fileNameOf(path)}.json`)
  const write = (file: string, data: object) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(data, null, 2))
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return {
    name: `Quire ${version}`,
    folder,
    command: [process.execPath, cliOf(folder), 'build'],
    outDir: 'dist',
    caches: ['dist', 'node_modules/.cache'],
    sourceOf,
    prepare({ layout, pages }: Content) {
      installIsolated(folder, staged)
      write(join(folder, 'site/settings.json'), SETTINGS)
      write(join(folder, 'site/layout.json'), describeLayout(layout))
      write(sourceOf('/404'), NOT_FOUND)
      for (const page of pages) write(sourceOf(page.path), describePage(page))
    },
  }
}

function describeLayout({ name, header: { nav }, footer }: ContentLayout): object {
  return {
    before: [
      {
        type: 'header',
        brand: { label: name, href: '/' },
        groups: [{ label: 'More', links: nav.slice(LINKS) }],
        links: nav.slice(0, LINKS),
        mobile: { links: nav },
      },
    ],
    after: [{ type: 'footer', ...footer }],
  }
}

function describePage({ title, description, blocks }: ContentPage): object {
  const [hero, cards, tabs, faq, cta] = blocks
  const [, order] = /\((\d+)\)$/.exec(title) ?? []
  return {
    title,
    description,
    search: { title, description, type: 'Page', keywords: [title], order: Number(order) + 1 },
    cta: false,
    blocks: [
      hero,
      {
        ...cards,
        items: cards.items.map(({ link, ...item }) => ({ ...item, href: link })),
      },
      {
        type: 'tabs',
        items: tabs.items.map(({ label, title, text }) => ({
          id: label.toLowerCase(),
          label,
          blocks: [{ type: 'prose', title, sections: [{ content: [{ text }] }] }],
        })),
      },
      {
        type: 'faq',
        items: faq.items.map((item, index) => ({ id: `question-${index + 1}`, ...item })),
      },
      cta,
    ],
  }
}
