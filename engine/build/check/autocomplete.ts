/** What browsers can fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const KNOWN =
  `off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname
  username new-password current-password one-time-code organization-title organization
  street-address address-line1 address-line2 address-line3 address-level1 address-level2
  address-level3 address-level4 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type
  transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo
  tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix
  tel-extension email impp webauthn`.split(/\s+/)

const GROUPS = ['shipping', 'billing', 'home', 'work', 'mobile', 'fax', 'pager']

/** The first word of an `autocomplete` that browsers do not know, and those that may be meant. */
export function findUnknownFill(text: string): { word: string; known: string[] } | undefined {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  if (!KNOWN.includes(last)) return { word: last, known: KNOWN }
  const isKnown = (word: string) => [...GROUPS, ...KNOWN].includes(word) || /^section-/.test(word)
  const word = words.find((one) => !isKnown(one))
  return word === undefined ? undefined : { word, known: GROUPS }
}
