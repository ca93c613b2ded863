import { expect, it } from 'vitest'
import { scanFile } from '../file-scan'

it('finds a tag that stands across two slices', async () => {
  const text = `${'a'.repeat(256 * 1024 - 3)}<script>`
  expect(await scanFile(new File([text], 'a.txt', { type: 'text/plain' }))).toEqual(['fileScript'])
})

it('says so when a file cannot be read (R-187)', async () => {
  const file = new File(['text'], 'a.txt', { type: 'text/plain' })
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  expect(await scanFile(file)).toEqual(['fileUnreadable'])
})
