import { expect, it } from 'vitest'
import { checkSite } from '../../../engine/node/check/run/check-site'

async function listOf(dir: string): Promise<string[]> {
  const { site } = await checkSite(dir)
  if (!site) throw new Error(`${dir} has errors.`)
  return site.pages.flatMap(({ summary }) => summary.warnings)
}

it('a form that only seems to be sent is named, and one whose file is not sent (R-306, D51)', async () => {
  expect(await listOf('examples/bakery')).toEqual([
    'The form "Order" in pages/order.json uses the transport "simulated": ' +
      'visitors see that it was sent, but nothing leaves their browsers.',
    'The form "Order" in pages/order.json accepts a file, but does not send it. ' +
      '"fileNotSent" in messages.json informs visitors.',
  ])
})

it('a form that is sent is not, though its file is', async () => {
  expect(await listOf('tests/sites/tiny')).toEqual([
    'The form "Bestellung" in pages/order.json accepts a file, but does not send it. ' +
      '"fileNotSent" in messages.json informs visitors.',
  ])
})
