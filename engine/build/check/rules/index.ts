import { brokenDiagram } from './broken-diagram'
import { brokenForm } from './broken-form'
import { ctaTie } from './cta-tie'
import { duplicateId } from './duplicate-id'
import { duplicateRedirect } from './duplicate-redirect'
import { htmlInText } from './html-in-text'
import { missingAnchor } from './missing-anchor'
import { missingAsset } from './missing-asset'
import { missingPage } from './missing-page'
import { missingVariant } from './missing-variant'
import { redirectChain } from './redirect-chain'
import { redirectLoop } from './redirect-loop'
import { redirectShadowsPage } from './redirect-shadows-page'
import { redirectToSelf } from './redirect-to-self'
import { redirectedLink } from './redirected-link'
import { refusedHost } from './refused-host'
import type { Rule } from './rule'
import { searchOrderClash } from './search-order-clash'
import { shortKeyword } from './short-keyword'
import { unevenRow } from './uneven-row'
import { unknownAudience } from './unknown-audience'
import { unknownIcon } from './unknown-icon'
import { unknownNotice } from './unknown-notice'
import { unknownToken } from './unknown-token'
import { unknownWord } from './unknown-word'
import { unprovenHost } from './unproven-host'
import { unsafeUrl } from './unsafe-url'
import { unusedHost } from './unused-host'

/** All rules beyond the schemas. */
export const rules: Rule[] = [
  brokenDiagram,
  brokenForm,
  ctaTie,
  duplicateId,
  duplicateRedirect,
  htmlInText,
  missingAnchor,
  missingAsset,
  missingPage,
  missingVariant,
  redirectChain,
  redirectLoop,
  redirectShadowsPage,
  redirectToSelf,
  redirectedLink,
  refusedHost,
  searchOrderClash,
  shortKeyword,
  unevenRow,
  unknownAudience,
  unknownIcon,
  unknownNotice,
  unknownToken,
  unknownWord,
  unprovenHost,
  unsafeUrl,
  unusedHost,
]
