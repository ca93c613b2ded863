/** A number in a cell, with its unit. */
export interface NumberReading {
  value: number
  /** A currency, a unit, or both, such as `$` or `kg`. Empty if the cell contains only a number. */
  unit: string
}

/** Units with their base and factor, so that cells in MB and in GB can be compared as bytes. */
const FAMILIES: Record<string, Record<string, number>> = {
  B: { B: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  g: { mg: 1e-3, g: 1, kg: 1e3, t: 1e6 },
  m: { mm: 1e-3, cm: 1e-2, m: 1, km: 1e3 },
  l: { ml: 1e-3, cl: 1e-2, l: 1, hl: 1e2 },
  s: { ms: 1e-3, s: 1, min: 60, h: 3600 },
  W: { W: 1, kW: 1e3, MW: 1e6, GW: 1e9 },
  Wh: { Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9 },
  Hz: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  'bit/s': { 'bit/s': 1, 'kbit/s': 1e3, 'Mbit/s': 1e6, 'Gbit/s': 1e9 },
}

/** Multiples in the notation of English and of finance, used in any language. */
const MULTIPLES: [sign: string, factor: number][] = [
  ['k', 1e3],
  ['K', 1e3],
  ['m', 1e6],
  ['M', 1e6],
  ['bn', 1e9],
  ['B', 1e9],
  ['T', 1e12],
]

/** Symbols that are part of neither the number nor the unit: `> 60`, `≈ 5`, `12*`. */
const NOTES = /[<>≤≥~≈*†‡]/g

/**
 * Returns a function that parses a number in the language's notation. A cell such as `5m` has two
 * readings: metres and millions. Cells that are not numbers have none.
 */
export function createNumberReader(language: string): (text: string) => NumberReading[] {
  const normalize = createNormalizer(language)
  const parse = createParser(language)
  const multiples = [...listMultiples(language), ...MULTIPLES]
  return (text) => {
    const [, before = '', written = '', after = ''] = NUMBER.exec(normalize(text)) ?? []
    const value = parse(written.trim())
    if (value === undefined) return []
    const hasSign = /[-−–]$/.test(before.replaceAll(/[\s\p{Sc}]/gu, ''))
    const isNegative = hasSign || (before.endsWith('(') && after.startsWith(')'))
    const unit = (before + after).replaceAll(/[\s()+−–-]/g, '')
    const signed = isNegative ? -value : value
    return [
      { value: signed, unit },
      ...Object.entries(FAMILIES).flatMap(([base, units]) =>
        Object.hasOwn(units, unit) ? [{ value: signed * (units[unit] ?? 1), unit: base }] : [],
      ),
      ...multiples
        .filter(([sign]) => after.trim().startsWith(sign))
        .map(([sign, factor]) => ({ value: signed * factor, unit: unit.replace(sign, '') })),
    ]
  }
}

/** The numbers in cells that all use one unit or its multiples. */
export interface ReadCells {
  /** Text of a cell → its number. */
  values: Map<string, number>
  unit: string
}

/**
 * The numbers in cells, which are not blank. Undefined if a cell contains no number, or if the cells
 * have different units.
 */
export function readCells(texts: string[], language: string): ReadCells | undefined {
  const read = createNumberReader(language)
  const readings = new Map(texts.map((text) => [text, read(text)]))
  const [first = ''] = texts
  for (const { unit } of readings.get(first) ?? []) {
    const values = new Map<string, number>()
    for (const [text, found] of readings) {
      const value = found.find((one) => one.unit === unit)?.value
      if (value !== undefined) values.set(text, value)
    }
    if (values.size === readings.size) return { values, unit }
  }
  return undefined
}

const NUMBER = /^([^\d]{0,8})(\d[\d.,٫٬'’\s]*)([^\d]{0,12})$/u

/** Replaces a language's digits with 0 to 9, and removes notes. */
function createNormalizer(language: string): (text: string) => string {
  const format = new Intl.NumberFormat(language, { useGrouping: false })
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)]),
  )
  return (text) => {
    const plain = [...text].map((character) => digits.get(character) ?? character)
    return plain.join('').replaceAll(NOTES, '').trim()
  }
}

/** Parses digits with the separators of a language. Groups must have two or three digits. */
function createParser(language: string): (written: string) => number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(-12_345_678.9)
  const findSign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value.trim()
  const [decimal, group] = [findSign('decimal') ?? '.', findSign('group') || ' ']
  return (written) => {
    // Spaces and apostrophes separate digit groups in any language.
    const [whole = '', ...fractions] = written.replaceAll(/[\s'’]/g, group).split(decimal)
    const [first = '', ...groups] = whole.split(group)
    const isWhole = /^\d+$/.test(first) && groups.every((digits) => /^\d{2,3}$/.test(digits))
    if (!isWhole || fractions.length > 1 || !/^\d*$/.test(fractions[0] ?? '')) return undefined
    return Number(`${first}${groups.join('')}.${fractions[0] ?? ''}0`)
  }
}

/** The language's words for thousands, millions and so on, such as `Mio.` and `million`. */
function listMultiples(language: string): [sign: string, factor: number][] {
  return [1e3, 1e6, 1e9, 1e12].flatMap((factor) =>
    (['short', 'long'] as const).flatMap((compactDisplay): [string, number][] => {
      const format = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay })
      // Some languages use a different form in the singular.
      return [factor, 2 * factor].flatMap((value): [string, number][] => {
        const parts = format.formatToParts(value)
        const sign = parts.find(({ type }) => type === 'compact')?.value
        const count = Number(parts.find(({ type }) => type === 'integer')?.value)
        return sign && count > 0 ? [[sign, value / count]] : []
      })
    }),
  )
}
