import { expect, it } from 'vitest'
import { writeChoiceLabel, writeLabel } from '../../../../engine/core/editing/labels'

it.each([
  ['title', 'Title'],
  ['linkLabel', 'Link label'],
  ['skipToContent', 'Skip to content'],
  ['clipboard-write', 'Clipboard write'],
  ['URL', 'URL'],
  ['größeÄndern', 'Größe ändern'],
])('the label of %s is %s', (name, label) => expect(writeLabel(name)).toBe(label))

it.each([
  ['ink', 'The colours: `paper` (like the page) or `ink` (dark).', 'Ink (dark)'],
  ['inline', 'The layout: stacked (`stacked`), or in one line (`inline`).', 'In one line'],
  ['level', 'The total (`level`) or the principal (`equal`).', 'The total'],
  ['newest', 'The order: `newest` or `oldest` first.', 'Newest'],
  ['right', undefined, 'Right'],
  [3, 'The number of columns.', '3'],
])('the label of the choice %s, described as %s, is %s', (value, description, label) => {
  expect(writeChoiceLabel(value, description)).toBe(label)
})
