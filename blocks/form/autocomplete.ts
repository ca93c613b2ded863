/**
 * The values of the `autocomplete` attribute:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */

/** The autofill field names for multi-line fields. */
const SEVERAL_LINES = ['street-address']
/** The autofill field names for contact details, which may be preceded by `home` or `work`. */
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

/** Values that cannot be combined with others. */
const SWITCHES = ['off', 'on']
const KNOWN = [...SWITCHES, ...NAMES, 'webauthn']

const ADDRESSES = ['shipping', 'billing']
const PLACES = ['home', 'work', 'mobile', 'fax', 'pager']
const GROUPS = [...ADDRESSES, ...PLACES]

const ORDER = new RegExp(
  `^(section-\\S+ )?((${ADDRESSES.join('|')}) )?` +
    `(((${PLACES.join('|')}) )?(${CONTACTS.join('|')})|${NAMES.join('|')})( webauthn)?$`,
)

/** The first unknown word in an `autocomplete` value, with suggestions. */
export function findUnknownFill(text: string): { word: string; known: string[] } | undefined {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  if (!KNOWN.includes(last)) return { word: last, known: KNOWN }
  const isKnown = (word: string) => [...GROUPS, ...KNOWN].includes(word) || /^section-/.test(word)
  const word = words.find((one) => !isKnown(one))
  return word === undefined ? undefined : { word, known: GROUPS }
}

/**
 * Returns `true` if an `autocomplete` value has its words in the right order. All of them must be
 * known.
 */
export function isOrdered(text: string): boolean {
  return SWITCHES.includes(text) || ORDER.test(text)
}

const ONE_LINE = NAMES.filter((name) => !SEVERAL_LINES.includes(name))

/** The autofill field names that a field type accepts, for types that do not accept all names. */
const TAKEN: Record<string, string[]> = {
  email: ['email', 'username'],
  tel: ['tel'],
  text: ONE_LINE,
  search: ONE_LINE,
  number: ONE_LINE,
  url: ['url', 'photo', 'impp'],
  date: ['bday'],
}

/**
 * The autofill field name in a valid `autocomplete` value, if the field type does not accept it.
 */
export function findUntaken(text: string, type: string): string | undefined {
  const name = text.split(' ').findLast((word) => word !== 'webauthn') ?? ''
  const taken = TAKEN[type]
  return !taken || SWITCHES.includes(name) || taken.includes(name) ? undefined : name
}

/** Field type → the name to write instead, and the type that accepts other names. */
const ADVICE: Partial<Record<string, [meant: string, other: string]>> = {
  tel: ['tel', 'text'],
  email: ['email', 'text'],
  url: ['url', 'text'],
  date: ['bday', 'text'],
}

/** What to write instead of an autofill field name that the field type does not accept. */
export function adviseFill(type: string): { meant: string; hint: string } {
  const [meant, other] = ADVICE[type] ?? ['address-line1', 'textarea']
  return { meant, hint: `Write "${meant}", or change the field to type "${other}".` }
}
