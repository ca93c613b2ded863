import { describe, expect, it } from 'vitest'
import { createFilter } from '../filter-items'

const items = [
  { question: 'When is it open?', answer: 'From *seven* to nine; see [the timetable](/hours).' },
  { question: 'May I swim?', answer: 'Before NOON, **or** later.' },
  { question: 'Is there cake?', answer: 'At the *Café Łódź*.' },
]
const filter = (typed: string) => createFilter(items)(typed).map(({ question }) => question)

describe('the search of questions', () => {
  it('finds by question and by answer, in capitals or not (R-193)', () => {
    expect(filter('OPEN')).toEqual(['When is it open?'])
    expect(filter('noon')).toEqual(['May I swim?'])
  })

  it('finds with and without accents (R-193)', () => {
    expect(filter('cafe lodz')).toEqual(['Is there cake?'])
    expect(filter('Cafe\u0301 Łódź')).toEqual(['Is there cake?'])
  })

  it('keeps the order, and does not count spaces around (R-193)', () => {
    expect(filter('  e ')).toEqual(['When is it open?', 'May I swim?', 'Is there cake?'])
  })

  it('shows all when nothing but spaces was typed (R-194)', () => {
    expect(filter('')).toHaveLength(3)
    expect(filter('  ')).toHaveLength(3)
  })

  it('reads an answer as it is shown, not its delimiters and addresses (R-193)', () => {
    expect(filter('seven to')).toEqual(['When is it open?'])
    expect(filter('noon, or')).toEqual(['May I swim?'])
    expect(filter('/hours')).toEqual([])
    expect(filter('*')).toEqual([])
  })
})
