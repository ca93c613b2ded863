import { expect, test } from './test'

test.use({ served: 'EXAMPLES_URL' })

test('a link stands for content of another site where there are no frames without credentials', async ({
  tab,
}) => {
  await tab.open('/embed/example-1')
  await tab.expect(() => 'credentialless' in HTMLIFrameElement.prototype, false)
  await tab.see('[data-block=embed] a >> Open the content on maps.example')
  await tab.miss('[data-block=embed] button')
  expect(
    await tab.evaluate(() => document.querySelector('[data-block=embed] a')?.getAttribute('href')),
  ).toBe('https://maps.example/library')
})

test('a video has its shape and loads nothing before it is played', async ({ tab }) => {
  await tab.open('/video/example-1')
  await tab.see('[data-block=video] video')
  const seen = await tab.evaluate(() => {
    const video = document.querySelector('video')
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    return {
      ratio: video && Math.round((100 * video.clientWidth) / video.clientHeight),
      state: video?.readyState,
      asked: asked.filter((name) => /\.(?:webm|vtt)$/.test(name)),
    }
  })
  expect(seen).toEqual({ ratio: 178, state: 0, asked: [] })
})
