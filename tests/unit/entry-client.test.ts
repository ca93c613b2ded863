import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('a document without the root element is an error (R-254)', async () => {
  vi.stubGlobal('location', new URL('https://site.example/'))
  vi.stubGlobal('document', { getElementById: () => null })
  await expect(import('../../engine/entry-client')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: Root element not found]`,
  )
})
