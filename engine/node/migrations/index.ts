import { encodedAddresses } from './encoded-addresses'
import { keepStrictTransport } from './keep-strict-transport'
import type { Migration } from './migration'
import { oneLineTexts } from './one-line-texts'
import { ownEmptyChoices } from './own-empty-choices'
import { plainRedirects } from './plain-redirects'
import { plainSiteAddress } from './plain-site-address'
import { schemaPaths } from './schema-paths'

/** All migrations, the oldest version first, in the order in which they are applied. */
export const migrations: Migration[] = [
  schemaPaths,
  keepStrictTransport,
  oneLineTexts,
  plainSiteAddress,
  encodedAddresses,
  plainRedirects,
  ownEmptyChoices,
]
