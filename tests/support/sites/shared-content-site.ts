import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BASE } from '../check/rule-cases'

/** The content of each file, keyed by its path within a site: JSON, or the text itself. */
export type WrittenSite = Record<string, unknown>

const hero = (title: string, more = {}) => ({ type: 'hero', title, ...more })
const page = (title: string, ...more: unknown[]) => ({
  title,
  description: `What ${title} is about.`,
  blocks: [hero(title), ...more],
})

/** A site whose pages share a collection, nested fragments, and parts of the layout. */
const SITE: WrittenSite = {
  'settings.json': BASE['settings.json'],
  'redirects.json': { rules: [] },
  'shared/hours.json': {
    parameters: { city: { description: 'The town.', default: 'Bern' } },
    content: {
      type: 'prose',
      title: 'Hours in {with.city}',
      sections: [{ content: [{ text: 'Open daily, see [the visit](/visit).' }] }],
    },
  },
  'shared/contact.json': {
    content: [
      { use: 'hours', with: { city: 'Basel' } },
      { type: 'prose', sections: [{ content: [{ text: 'Write to us.' }] }] },
    ],
  },
  'pages/index.json': page('Home'),
  'pages/404.json': page('Not found'),
  'pages/visit.json': {
    title: 'Visit',
    description: 'How to find us.',
    blocks: [hero('Visit', { id: 'top' }), { use: 'hours' }],
  },
  'pages/about.json': page('About', { use: 'contact' }),
  'pages/news/_collection.json': {
    page: { robots: 'index, follow', description: 'News: {page.title}.' },
    after: [
      {
        type: 'prose',
        sections: [{ content: [{ text: 'All about [the visit](/visit#top).' }] }],
      },
      { use: 'contact' },
    ],
  },
  'pages/news/opening.json': { title: 'Opening', blocks: [hero('Opening')] },
  'pages/news/closing.json': { title: 'Closing', description: 'Own.', blocks: [hero('Closing')] },
}

/** Writes the site with some files changed, added, or (`null`) removed. */
export function writeSharedContentSite(dir: string, changes: WrittenSite = {}): void {
  for (const [file, content] of Object.entries({ ...SITE, ...changes })) {
    if (content === null) continue
    const path = join(dir, file)
    mkdirSync(dirname(path), { recursive: true })
    const isText = typeof content === 'string'
    writeFileSync(path, isText ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}
