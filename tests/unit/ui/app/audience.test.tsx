import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useAudience } from '../../../../engine/ui/app/audience'

function Probe() {
  return useAudience().audience?.name
}

describe('useAudience', () => {
  it('throws outside its provider, and names it (R-102)', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrowErrorMatchingInlineSnapshot(
      `[Error: useAudience needs the AudienceContext that App provides.]`,
    )
  })
})
