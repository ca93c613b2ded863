import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../../schemas/generated/types'

const EXAMPLE = 'examples/news'
/** The day of the newest generated story; each one before it is of the day before. */
const NEWEST = Date.UTC(2025, 0, 1)
const DAY = 86_400_000

/** The paths of what is edited. */
export const EDITED = {
  /** A generated story in the middle of the folder, where there are 10 or more. */
  story: (count: number) => routeOfStory(Math.ceil(count / 2)),
  /** A page that no list of stories is on. */
  plain: '/about',
}

const routeOfStory = (number: number) => `/news/story-${number}`

/** The newspaper of the examples with that many stories and venues more, the same ones everywhere. */
export function writeNewsSite(dir: string, count: number): void {
  cpSync(EXAMPLE, dir, { recursive: true })
  const settings = JSON.parse(readFileSync(join(EXAMPLE, 'settings.json'), 'utf8'))
  // A picture for the links to each page takes longer to draw than all else together.
  delete settings.linkPictures
  writeFileSync(join(dir, 'settings.json'), JSON.stringify(settings, null, 1))
  const folder = join(EXAMPLE, 'pages/news')
  const models = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_collection.json')
    .map((name): Page => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    // A long text lies beside the one page that has it.
    .filter((page) => !JSON.stringify(page).includes('"file"'))
  for (let number = 1; number <= count; number += 1) {
    const story = buildStory(models[number % models.length] as Page, number)
    writeFileSync(join(dir, `pages${routeOfStory(number)}.json`), JSON.stringify(story, null, 1))
  }
  const venues = readFileSync(join(EXAMPLE, 'data/venues.csv'), 'utf8')
  writeFileSync(join(dir, 'data/venues.csv'), venues + listVenues(count))
}

/** The model under a title, a summary and a date of its own. */
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
    // Every third venue has no telephone, and every fourth no hours.
    const phone = number % 3 === 0 ? '' : '0113-496-0100'
    const hours = number % 4 === 0 ? '' : '"every day, 9 am to 5 pm"'
    const about = `"A hall with ${number} chairs,\nand a window to the river."`
    return `venue-${number},Venue ${number},Hall,Street ${number},${number} Mill Lane,${phone},,${hours},${number},yes,${about}\n`
  })
  return rows.join('')
}

/** Gives a story another title, or a paragraph more. */
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
