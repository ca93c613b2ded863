import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Engine } from '../../../../engine/ui/context/context'
import { EngineContext } from '../../../../engine/ui/context/context'
import { RichText } from '../../../../engine/ui/kit/RichText'

function render(text: string, ranges?: 'dash'): string {
  const engine = { base: '', site: { look: { ranges } } } as Engine
  const html = renderToStaticMarkup(
    <EngineContext value={engine}>
      <RichText text={text} />
    </EngineContext>,
  )
  return html.replace(/ class="[^"]*"/g, '')
}

it('ranges of numbers have elements of their own if the theme asks for it, and never in code', () => {
  const text = 'Every 12-18 months, **15-25%** and `1-2`.'
  expect(render(text, 'dash')).toBe(
    'Every <span data-drawn="12–18">12-18</span> months, ' +
      '<strong><span data-drawn="15–25%">15-25%</span></strong> and <code>1-2</code>.',
  )
  expect(render(text)).toBe('Every 12-18 months, <strong>15-25%</strong> and <code>1-2</code>.')
})
