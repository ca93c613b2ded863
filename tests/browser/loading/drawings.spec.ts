import { DRAWINGS } from '../../support/pictures/drawings'
import { bakery, expect, test } from '../support/site'

test('the browser draws the drawings that the check lets pass', async ({ page }) => {
  await page.goto(bakery('/'))
  const texts = DRAWINGS.map(({ text }) => text)
  const colors = await page.evaluate(
    (texts) =>
      Promise.all(
        texts.map(async (text) => {
          const picture = new Image(120, 80)
          picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`
          await picture.decode()
          const canvas = document.createElement('canvas')
          canvas.width = 120
          canvas.height = 80
          const context = canvas.getContext('2d')
          context?.drawImage(picture, 0, 0, 120, 80)
          return [...(context?.getImageData(20, 60, 1, 1).data ?? [])]
        }),
      ),
    texts,
  )
  const drawn = colors.map((color, index) => ({ of: DRAWINGS[index]?.name, color }))
  expect(drawn).toEqual(DRAWINGS.map(({ name }) => ({ of: name, color: [204, 51, 51, 255] })))
})
