import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../../schemas/generated/types'

const EXAMPLE = 'examples/news'
/** The date of the newest generated story. Each story is one day older than the next. */
const NEWEST = Date.UTC(2025, 0, 1)
const DAY = 86_400_000

/** The paths of the edited files. */
export const EDITED = {
  /** A generated story in the middle of the folder, if the folder has 10 or more. */
  story: (count: number) => routeOfStory(Math.ceil(count / 2)),
  /** A page without a list of stories. */
  plain: '/about',
}

const routeOfStory = (number: number) => `/news/story-${number}`

/**
 * Writes the example newspaper with the given number of extra stories and venues, which are always
 * the same.
 */
export function writeNewsSite(dir: string, count: number): void {
  cpSync(EXAMPLE, dir, { recursive: true })
  const settings = JSON.parse(readFileSync(join(EXAMPLE, 'settings.json'), 'utf8'))
  // Creating each page's link preview image would take longer than everything else together.
  delete settings.linkPictures
  writeFileSync(join(dir, 'settings.json'), JSON.stringify(settings, null, 1))
  const folder = join(EXAMPLE, 'pages/news')
  const models = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_collection.json')
    .map((name): Page => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    // A long text in a separate file, which one page uses.
    .filter((page) => !JSON.stringify(page).includes('"file"'))
  for (let number = 1; number <= count; number += 1) {
    const story = buildStory(models[number % models.length] as Page, number)
    writeFileSync(join(dir, `pages${routeOfStory(number)}.json`), JSON.stringify(story, null, 1))
  }
  const venues = readFileSync(join(EXAMPLE, 'data/venues.csv'), 'utf8')
  writeFileSync(join(dir, 'data/venues.csv'), venues + listVenues(count))
}

/** The template story with a different title, summary and date. */
function buildStory({ updated: _, ...model }: Page, number: number): Page {
  return {
    ...model,
    title: `Story ${number} of the archive`,
    date: new Date(NEWEST - number * DAY).toISOString().slice(0, 10),
    summary: `${number}: ${model.summary}`,
  }
}

function listVenues(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    // Every third venue has no telephone, and every fourth no opening hours.
    const phone = number % 3 === 0 ? '' : '0113-496-0100'
    const hours = number % 4 === 0 ? '' : '"every day, 9 am to 5 pm"'
    const about = `"A hall with ${number} chairs,\nand a window to the river."`
    return `venue-${number},Venue ${number},Hall,Street ${number},${number} Mill Lane,${phone},,${hours},${number},yes,${about}\n`
  })
  return rows.join('')
}

/** Changes a story's title, or adds a paragraph. */
export function editStory(
  dir: string,
  route: string,
  { title, text }: { title?: string; text?: string },
): void {
  const file = join(dir, `pages${route}.json`)
  const story = JSON.parse(readFileSync(file, 'utf8'))
  if (title !== undefined) story.title = title
  if (text !== undefined) story.blocks[0].sections[0].content.push({ text })
  writeFileSync(file, JSON.stringify(story, null, 1))
}
