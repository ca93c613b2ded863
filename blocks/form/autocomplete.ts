/**
 * What browsers can fill in, and where.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */

/** The names that stand for several lines. */
const SEVERAL_LINES = ['street-address']
/** The names of ways to reach somebody, which may be those at home or at work. */
const CONTACTS = `tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix
  tel-local-suffix tel-extension email impp`.split(/\s+/)
const NAMES =
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
  new-password current-password one-time-code organization-title organization street-address
  address-line1 address-line2 address-line3 address-level1 address-level2 address-level3
  address-level4 country country-name postal-code cc-name cc-given-name cc-additional-name
  cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo`
    .split(/\s+/)
    .concat(CONTACTS)

/** Words that stand alone. */
const SWITCHES = ['off', 'on']
const KNOWN = [...SWITCHES, ...NAMES, 'webauthn']

const ADDRESSES = ['shipping', 'billing']
const PLACES = ['home', 'work', 'mobile', 'fax', 'pager']
const GROUPS = [...ADDRESSES, ...PLACES]

const ORDER = new RegExp(
  `^(section-\\S+ )?((${ADDRESSES.join('|')}) )?` +
    `(((${PLACES.join('|')}) )?(${CONTACTS.join('|')})|${NAMES.join('|')})( webauthn)?$`,
)

/** The first word of an `autocomplete` that browsers do not know, and those that may be meant. */
export function findUnknownFill(text: string): { word: string; known: string[] } | undefined {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  if (!KNOWN.includes(last)) return { word: last, known: KNOWN }
  const isKnown = (word: string) => [...GROUPS, ...KNOWN].includes(word) || /^section-/.test(word)
  const word = words.find((one) => !isKnown(one))
  return word === undefined ? undefined : { word, known: GROUPS }
}

/** Whether the words of an `autocomplete`, all of them known, are in their order. */
export function isOrdered(text: string): boolean {
  return SWITCHES.includes(text) || ORDER.test(text)
}

/** The names that a type of field takes, where it does not take all. */
const TAKEN: Record<string, string[]> = {
  email: ['email', 'username'],
  tel: ['tel'],
  text: NAMES.filter((name) => !SEVERAL_LINES.includes(name)),
  search: NAMES.filter((name) => !SEVERAL_LINES.includes(name)),
}

/** The name of an `autocomplete` in its order, where a type of field does not take it. */
export function findUntaken(text: string, type: string): string | undefined {
  const name = text.split(' ').findLast((word) => word !== 'webauthn') ?? ''
  const taken = TAKEN[type]
  return !taken || SWITCHES.includes(name) || taken.includes(name) ? undefined : name
}

/** What to do about a name that a type of field does not take. */
export function adviseFill(type: string): string {
  if (type === 'tel') return 'Write "tel", or change the field to type "text".'
  if (type === 'email') return 'Write "email", or change the field to type "text".'
  return 'Write "address-line1", or change the field to type "textarea".'
}
