import type { ReactElement } from 'react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { createHtmlRenderer } from '../../../../engine/ui/plain-html/render-html'
import { recordReact } from '../../../../engine/ui/recorder/record'
import type { Block } from '../../../../schemas/generated/types'

const block = { type: 'prose' } as Block
const page = createElement('p', null, 'text')

function createRenderer(renderToString: (element: ReactElement) => string) {
  const usual = vi.fn(renderToString)
  const takeLiveness = () => new Map([[block, []]])
  const render = createHtmlRenderer({ renderToString: usual, takeLiveness, begin() {} })
  return { usual, render: () => render(page, ['prose']).html }
}

it('renders with React alone where nothing is recorded of blocks', () => {
  const { usual, render } = createRenderer(() => '<p>text</p>')
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>text</p>']))
  expect(usual).toHaveBeenCalledTimes(5)
})

it('renders without React once pages with the same blocks came to the same', () => {
  recordReact({ use() {} })
  const { usual, render } = createRenderer(() => '<p>text</p>')
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>text</p>']))
  expect(usual).toHaveBeenCalledTimes(2)
})

it('goes on with React where something differs', () => {
  const { usual, render } = createRenderer(() => '<p>other</p>')
  const pages = Array.from({ length: 5 }, render)
  expect(new Set(pages)).toEqual(new Set(['<p>other</p>']))
  expect(usual).toHaveBeenCalledTimes(5)
})
