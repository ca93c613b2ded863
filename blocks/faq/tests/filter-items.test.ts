import { describe, expect, it } from 'vitest'
import { filterItems } from '../filter-items'

const items = [
  { question: 'When is it open?', answer: 'From *seven* to nine; see [the timetable](/hours).' },
  { question: 'May I swim?', answer: 'Before NOON, **or** later.' },
]
const filter = (typed: string) => filterItems(items, typed).map(({ question }) => question)

describe('the search of questions', () => {
  it('finds by question and by answer, in capitals or not (R-193)', () => {
    expect(filter('OPEN')).toEqual(['When is it open?'])
    expect(filter('noon')).toEqual(['May I swim?'])
  })

  it('keeps the order, and does not count spaces around (R-193)', () => {
    expect(filter('  e ')).toEqual(['When is it open?', 'May I swim?'])
  })

  it('shows all when nothing but spaces was typed (R-194)', () => {
    expect(filter('')).toHaveLength(2)
    expect(filter('  ')).toHaveLength(2)
  })

  it('reads an answer as it is shown, not its marks and addresses (R-193)', () => {
    expect(filter('seven to')).toEqual(['When is it open?'])
    expect(filter('noon, or')).toEqual(['May I swim?'])
    expect(filter('/hours')).toEqual([])
    expect(filter('*')).toEqual([])
  })
})
