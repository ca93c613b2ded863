/** The three templates of the modules’ pages, which differ in what follows the opening. */
import { readFileSync } from 'node:fs'
import type { readPages } from '../../support/sites/read-pages'

type Page = ReturnType<typeof readPages>[number]['page']

/** The block that follows the opening, and the template that it stands for. */
const TEMPLATES: Record<string, string> = {
  screen: 'desk',
  flow: 'lifecycle',
  timeline: 'institution',
}

/** The template of a module’s page, or the block that follows the opening of another page. */
export function getTemplate({ blocks }: Page): string {
  const type = blocks[1]?.type ?? ''
  return TEMPLATES[type] ?? type
}

/** What a module’s page lacks of its template, or has of another. */
export function findDeviations(page: Page): string[] {
  const template = getTemplate(page)
  const flows = page.blocks.filter((block) => block.type === 'flow')
  const timelines = page.blocks.filter((block) => block.type === 'timeline')
  const isLong = flows.some(
    ({ nodes }) => nodes.length >= 10 && nodes.some(({ column }) => column === 5),
  )
  const isDay = timelines.some(
    ({ items }) => items.length >= 4 && items.every(({ when }) => when !== undefined),
  )
  return [
    ...(Object.values(TEMPLATES).includes(template) ? [] : [`opens with ${template}`]),
    ...(flows.length === (template === 'lifecycle' ? 1 : 0) ? [] : ['flows']),
    ...(timelines.length === (template === 'institution' ? 1 : 0) ? [] : ['timelines']),
    ...(template === 'lifecycle' && !isLong ? ['short diagram'] : []),
    ...(template === 'institution' && !isDay ? ['no times'] : []),
  ]
}

/** Pairs of modules that are neighbours in the menu or on the home page. */
export function listNeighbours(home: Page): [string, string][] {
  const layout = JSON.parse(readFileSync('site/layout.json', 'utf8'))
  const sections: { links: { href: string }[] }[] = layout.before[0].groups[0].sections
  const menu = sections.flatMap(({ links }) => links.map(({ href }) => href))
  const hub = home.blocks.flatMap((block) =>
    block.type === 'cards' && block.id === 'solutions'
      ? block.items.flatMap(({ href }) => href ?? [])
      : [],
  )
  // The last module of the hub is next to the first.
  return [...listPairs(menu), ...listPairs([...hub, ...hub.slice(0, 1)])]
}

function listPairs(routes: string[]): [string, string][] {
  return routes.slice(1).map((route, index) => [routes[index] ?? '', route])
}
