import type { BuildsByType } from '../facts/blocks'
import { listBlockRules } from './block-rules'
import { brokenAsset } from './broken-asset'
import { brokenChart } from './broken-chart'
import { ctaTie } from './cta-tie'
import { duplicateDescription } from './duplicate-description'
import { duplicateId } from './duplicate-id'
import { duplicatePerson } from './duplicate-person'
import { duplicateRedirect } from './duplicate-redirect'
import { duplicateTitle } from './duplicate-title'
import { emptyList } from './empty-list'
import { englishWords } from './english-words'
import { expiredContact } from './expired-contact'
import { faintLogo } from './faint-logo'
import { heavyPicture } from './heavy-picture'
import { heavyVideo } from './heavy-video'
import { htmlInText } from './html-in-text'
import { lastingRedirect } from './lasting-redirect'
import { localeClash } from './locale-clash'
import { longDescription } from './long-description'
import { longTitle } from './long-title'
import { lowContrast } from './low-contrast'
import { mainHeading } from './main-heading'
import { missingAnchor } from './missing-anchor'
import { missingAsset } from './missing-asset'
import { missingDate } from './missing-date'
import { missingHome } from './missing-home'
import { missingLocaleFile } from './missing-locale-file'
import { missingPage } from './missing-page'
import { missingTranslation } from './missing-translation'
import { missingVariant } from './missing-variant'
import { missingWeight } from './missing-weight'
import { mixedList } from './mixed-list'
import { newerSite } from './newer-site'
import { olderSite } from './older-site'
import { olderTranslation } from './older-translation'
import { orphanTranslation } from './orphan-translation'
import { otherLanguageLink } from './other-language-link'
import { outsideRedirect } from './outside-redirect'
import { placeholderText } from './placeholder-text'
import { poorAlt } from './poor-alt'
import { privateFile } from './private-file'
import { publicClash } from './public-clash'
import { redirectChain } from './redirect-chain'
import { redirectLoop } from './redirect-loop'
import { redirectPlaceholder } from './redirect-placeholder'
import { redirectShadowsPage } from './redirect-shadows-page'
import { redirectToSelf } from './redirect-to-self'
import { redirectedLink } from './redirected-link'
import { refusedFrame } from './refused-frame'
import { refusedHost } from './refused-host'
import type { Rule } from './rule'
import { searchExpectation } from './search-expectation'
import { searchOrderClash } from './search-order-clash'
import { shortKeyword } from './short-keyword'
import { strayBrace } from './stray-brace'
import { strayMark } from './stray-mark'
import { tagSpelling } from './tag-spelling'
import { twoFigures } from './two-figures'
import { unfitFile } from './unfit-file'
import { unfitPicture } from './unfit-picture'
import { unknownAudience } from './unknown-audience'
import { unknownAuthor } from './unknown-author'
import { unknownIcon } from './unknown-icon'
import { unknownLanguage } from './unknown-language'
import { unknownLocale } from './unknown-locale'
import { unknownNotice } from './unknown-notice'
import { unknownToken } from './unknown-token'
import { unknownWarning } from './unknown-warning'
import { unknownWord } from './unknown-word'
import { unprovenHost } from './unproven-host'
import { unpublishedPage } from './unpublished-page'
import { unrelatedLink } from './unrelated-link'
import { unsafeFile } from './unsafe-file'
import { unsafeUrl } from './unsafe-url'
import { untrackedTranslation } from './untracked-translation'
import { unusedAsset } from './unused-asset'
import { unusedCta } from './unused-cta'
import { unusedFragment } from './unused-fragment'
import { unusedHost } from './unused-host'
import { unusedNotice } from './unused-notice'
import { unusedText } from './unused-text'
import { unusedToken } from './unused-token'
import { updatedBeforeDate } from './updated-before-date'

const ENGINE_RULES: Rule[] = [
  brokenAsset,
  brokenChart,
  ctaTie,
  duplicateDescription,
  duplicateId,
  duplicatePerson,
  duplicateRedirect,
  duplicateTitle,
  emptyList,
  englishWords,
  expiredContact,
  faintLogo,
  heavyPicture,
  heavyVideo,
  htmlInText,
  lastingRedirect,
  localeClash,
  longDescription,
  longTitle,
  lowContrast,
  mainHeading,
  missingAnchor,
  missingAsset,
  missingDate,
  missingHome,
  missingLocaleFile,
  missingPage,
  missingTranslation,
  missingVariant,
  missingWeight,
  mixedList,
  newerSite,
  olderSite,
  olderTranslation,
  orphanTranslation,
  otherLanguageLink,
  poorAlt,
  privateFile,
  publicClash,
  outsideRedirect,
  redirectChain,
  redirectLoop,
  redirectPlaceholder,
  redirectShadowsPage,
  redirectToSelf,
  redirectedLink,
  refusedFrame,
  refusedHost,
  searchExpectation,
  searchOrderClash,
  shortKeyword,
  placeholderText,
  strayBrace,
  strayMark,
  tagSpelling,
  twoFigures,
  unfitFile,
  unfitPicture,
  unknownAudience,
  unknownAuthor,
  unknownIcon,
  unknownLanguage,
  unknownLocale,
  unknownNotice,
  unknownToken,
  unknownWarning,
  unknownWord,
  unprovenHost,
  unpublishedPage,
  unrelatedLink,
  unsafeFile,
  unsafeUrl,
  untrackedTranslation,
  unusedAsset,
  unusedCta,
  unusedFragment,
  unusedHost,
  unusedNotice,
  unusedText,
  unusedToken,
  updatedBeforeDate,
]

/** All rules beyond the schemas, sorted by name: the engine's own, and those of blocks. */
export function listRules(builds: BuildsByType): Rule[] {
  return [...ENGINE_RULES, ...listBlockRules(builds)].sort((a, b) => (a.name < b.name ? -1 : 1))
}
