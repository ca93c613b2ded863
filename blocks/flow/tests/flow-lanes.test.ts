import { expect, it } from 'vitest'
import { buildRails } from '../flow-lanes'

const nodes = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
  ...{ id, label: id, kind: 'step' as const },
  ...{ column: index + 1, row: 1 },
}))

const build = (...links: string[]) =>
  buildRails({ nodes, links: links.map(([from = '', to = '']) => ({ from, to })) })

it('has no rail for an arrow to the next box', () => {
  expect(build('ab', 'bc')).toEqual([])
})

it('has a rail for each branch, each join and each arrow back', () => {
  const rails = build('ac', 'ce', 'ba')
  expect(rails.map(({ top, bottom, from, isUp }) => ({ top, bottom, from, isUp }))).toEqual([
    { top: 0, bottom: 1, from: 1, isUp: true },
    { top: 0, bottom: 2, from: 0, isUp: false },
    { top: 2, bottom: 4, from: 2, isUp: false },
  ])
})

it('uses separate lanes for rails that share boxes, and one lane for others', () => {
  expect(build('ac', 'bd').map(({ lane }) => lane)).toEqual([0, 1])
  expect(build('ba', 'ed').map(({ lane }) => lane)).toEqual([0, 0])
})

it('lets rails meet a box at different heights', () => {
  expect(build('ae', 'be', 'ce').map(({ bottomPort }) => bottomPort)).toEqual([0, 1, 2])
})
