import { serveSite } from '../../browser/support/serve-site'
import { writeSiteVariant } from '../../support/sites/site-variant'

/** Serves the shipped site without its chat, because the chat would cause a late request. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = '.test/halyard-site'
  writeSiteVariant('site', folder, (settings) => {
    settings.chat = undefined
  })
  return serveSite('HALYARD_URL', folder)
}
