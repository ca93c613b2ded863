import { expect, it } from 'vitest'
import { parseNumbers } from '../../bench/options'

it('takes whole numbers of at least 1, and says so', () => {
  expect(parseNumbers('--pages', '1000,10000')).toEqual([1000, 10000])
  for (const text of ['', '0', '1,x', '1.5'])
    expect(() => parseNumbers('--runs', text)).toThrow(
      `--runs takes whole numbers of at least 1, such as 1000,10000, not "${text}".`,
    )
})
