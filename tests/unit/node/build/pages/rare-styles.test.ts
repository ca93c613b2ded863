import { expect, it } from 'vitest'
import { createRareFinder } from '../../../../../engine/node/build/pages/rare-styles'

const usual = { href: '/assets/Menu-1a2b3c4.css', text: '.menu{color:red}' }
const rare = (name: string, text: string) => ({ href: `/assets/rare-${name}-1a2b3c4.css`, text })
const list = rare('List', '.lands{color:red}.lands-list{color:red}')
const card = rare('Card', '.card-front{color:red}.card-back{color:red}')
const findRare = createRareFinder({
  blocks: new Map([
    ['menu', { scripts: [], styles: [usual, list] }],
    ['cards', { scripts: [], styles: [card, list] }],
  ]),
})

it('finds rare styles of which the HTML has a class', () => {
  expect(findRare('<p class="menu">')).toEqual([])
  expect(findRare('<p class="menu lands">')).toEqual([list.href])
  expect(findRare('<p class="lands-list"><p class="card-back">')).toEqual([list.href, card.href])
})
