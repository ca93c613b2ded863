import type { ReactElement } from 'react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../../schemas/generated/types'

const block = { type: 'prose' } as Block
const page = createElement('p', null, 'text')

/** With modules of its own: whether blocks are recorded is the same for all who share them. */
async function createRenderer(
  renderToString: (element: ReactElement) => string,
  { isRecording = true } = {},
) {
  vi.resetModules()
  const { createHtmlRenderer } = await import('../../../../engine/ui/plain-html/render-html')
  const { recordReact } = await import('../../../../engine/ui/recorder/record')
  if (isRecording) recordReact({ use() {} })
  const usual = vi.fn(renderToString)
  const takeLiveness = () => new Map([[block, []]])
  const render = createHtmlRenderer({ renderToString: usual, takeLiveness, begin() {} })
  return { usual, render: () => render(page, ['prose']).html }
}

it('renders with React alone where nothing is recorded of blocks', async () => {
  const { usual, render } = await createRenderer(() => '<p>text</p>', { isRecording: false })
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>text</p>']))
  expect(usual).toHaveBeenCalledTimes(5)
})

it('renders without React once pages with the same blocks came to the same', async () => {
  const { usual, render } = await createRenderer(() => '<p>text</p>')
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>text</p>']))
  expect(usual).toHaveBeenCalledTimes(2)
})

it('goes on with React where something differs', async () => {
  const { usual, render } = await createRenderer(() => '<p>other</p>')
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>other</p>']))
  expect(usual).toHaveBeenCalledTimes(5)
})
