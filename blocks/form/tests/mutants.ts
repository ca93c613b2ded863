/** A change of the code that validates forms, which makes it wrong. */
export interface Mutant {
  /** The file in `blocks/form/values`. */
  file: string
  from: string
  to: string
}

const FIND_ERRORS: [string, string][] = [
  ['if (value.length === 0) return required', 'if (value.length === 0) return undefined'],
  ['if (broken) return broken.message', 'if (broken) return required'],
  ['!keepsRule(rule, value, today)', 'keepsRule(rule, value, today)'],
  ['return required ?? messages.invalidCharacters', 'return messages.invalidCharacters'],
  ['return required ?? messages.invalidCharacters', 'return undefined'],
  ['return values.some(findTextError)', 'return false'],
  ['values.every((one)', 'values.some((one)'],
  ["    case 'select':\n", ''],
  ["    case 'radio':\n", ''],
  ["    case 'checkbox':\n", ''],
  ["    case 'consent':\n", ''],
  ['return isNumber(value)', 'return true'],
  ['return isDate(value)', 'return true'],
  ['return isTime(value)', 'return true'],
  ['return isWebAddress(value)', 'return true'],
  ['listFieldsFor(fields, cleaned)', 'listFieldsFor(fields, values)'],
  ['cleanText(option.value) === value', 'option.value === value'],
  ['return value === TICKED', 'return true'],
]

const CLEAN_VALUES: [string, string][] = [
  [".filter((text) => text !== '')", ''],
  ['[...new Set(texts)]', 'texts'],
  ["type === 'number' ? normalizeNumber(text) : text", 'text'],
  ["const [text = ''] = texts", "const text = texts.at(-1) ?? ''"],
  ['.map(cleanText)', ''],
]

const FIELDS: [string, string][] = [
  ['.trim()', ''],
  [".normalize('NFC')", ''],
  [".replace(/\\r\\n?/g, '\\n')", ''],
  ['chosen.includes(value)', 'chosen[0] === value'],
  [': chosen === value', ': false'],
  [
    "if (field.type === 'group') return parts.flatMap((one) => listShownFields(one.fields, isChosen))",
    "if (field.type === 'group') return []",
  ],
  ["return [{ fields: field.fields ?? [], pointer: '', value: TICKED }]", 'return []'],
  ['value: cleanText(value) }', 'value }'],
]

const RULES: [string, string][] = [
  ['return value.length >= rule.value', 'return value.length > rule.value'],
  ['return value.length <= rule.value', 'return value.length < rule.value'],
  ['countCharacters(text) >= rule.value', 'countCharacters(text) > rule.value'],
  ['countCharacters(text) <= rule.value', 'countCharacters(text) < rule.value'],
  ['`^(?:', '`(?:'],
  [')$`', ')`'],
  ["'u').test(text)", "'').test(text)"],
  ['isNumber(text) && Number(text) >= rule.value', 'isNumber(text) && Number(text) > rule.value'],
  ['isNumber(text) && Number(text) >= rule.value', 'Number(text) >= rule.value'],
  ['isNumber(text) && Number(text) <= rule.value', 'isNumber(text) && Number(text) < rule.value'],
  ['text >= readDay(rule.value, today).first', 'text > readDay(rule.value, today).first'],
  ['text <= readDay(rule.value, today).last', 'text < readDay(rule.value, today).last'],
  ['[...text].length', 'text.length'],
  ['isNumber(text) && Number.isInteger(Number(text))', 'isNumber(text)'],
  ['personName: isPersonName', 'personName: () => true'],
  ['phone: isFormPhone', 'phone: isEmail'],
  ['?? true', '?? false'],
]

const KINDS: [string, string][] = [
  ['/^[+-]?\\d{1,15}', '/^[+-]?\\d{1,16}'],
  ['(?:[.,]\\d{1,15})?', '(?:[.]\\d{1,15})?'],
  ['/^[+-]?', '/^-?'],
  [' && addDays(text, 0) === text', ''],
  ['2[0-3]', '2[0-4]'],
  ['days * DAY_MS', 'DAY_MS'],
  [".replace(',', '.')", ''],
]

const TEXT_RULES: [string, string][] = [
  ['[a-zA-Z0-9])?)+$/', '[a-zA-Z0-9])?)*$/'],
  ['/^\\+?[1-9][\\d ()-]{7,15}$/', '/^\\+?\\d[\\d ()-]{7,15}$/'],
  ['digits >= 8', 'digits >= 7'],
  ['|data:text\\/html', ''],
  ["'’-]+$/u", "'-]+$/u"],
  ['/^https?:$/', '/^https:$/'],
]

const inFile = (file: string, changes: [string, string][]): Mutant[] =>
  changes.map(([from, to]) => ({ file, from, to }))

export const MUTANTS: Mutant[] = [
  ...inFile('find-errors.ts', FIND_ERRORS),
  ...inFile('clean-values.ts', CLEAN_VALUES),
  ...inFile('fields.ts', FIELDS),
  ...inFile('rules.ts', RULES),
  ...inFile('kinds.ts', KINDS),
  ...inFile('text-rules.ts', TEXT_RULES),
]
