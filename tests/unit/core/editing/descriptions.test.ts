import { expect, it } from 'vitest'
import { writeDescription } from '../../../../engine/core/editing/descriptions'

const labels = new Map([
  ['tone', 'Colours'],
  ['isPrimary', 'Main office'],
])

it.each([
  ['In the colour of the `tone`.', 'In the colour of the “Colours”.'],
  ['An id from `people.json`.', 'An id from “People”.'],
  ['The page `pages/people.json`, or `/about`.', 'The page pages/people.json, or /about.'],
  ['One must be the main office (`isPrimary`).', 'One must be the main office.'],
  ['A notice (`searchLimited` in `messages.json`).', 'A notice.'],
  ['The side: left (`left`), or one of two (`up` or `down`).', 'The side: left, or one of two.'],
  ['A page (`/about`) or `paper` (like the page).', 'A page (/about) or paper (like the page).'],
  [undefined, ''],
])('a form shows the description %s as %s', (description, shown) => {
  expect(writeDescription(description, { labels, values: ['left', 'up', 'down'] })).toBe(shown)
})
