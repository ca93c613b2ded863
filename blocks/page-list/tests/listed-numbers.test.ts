import { expect, it } from 'vitest'
import { listShownPages } from '../listed-numbers'

it('names the first page, the last, and those beside the page that is shown', () => {
  expect(listShownPages(1, 2)).toEqual([1, 2])
  expect(listShownPages(1, 9)).toEqual([1, 2, 9])
  expect(listShownPages(5, 9)).toEqual([1, 4, 5, 6, 9])
  expect(listShownPages(9, 9)).toEqual([1, 8, 9])
})
