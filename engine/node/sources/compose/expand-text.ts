import type { FilledIn } from '../../lib/problems/problem'
import { reportMixed, reportUnknown } from './expand-issues'
import type { Expansion, Position } from './expansion'
import { MissingValue } from './omitted'
import type { Value } from './placeholders'
import { fillPlaceholders, findPlaceholders, hasPlaceholder, renderValue } from './placeholders'
import { escapeRowText, hasOtherSyntax, ROW_MASK } from './row-texts'
import { Unresolved } from './unresolved'

/**
 * Fills in the placeholders in a text. If a placeholder has no value, the text is omitted; if its
 * name is unknown, the text is unresolved.
 */
export function expandText(
  text: string,
  { to, from, scope }: Position,
  { file, issues, sourceMap, escaped: known }: Expansion,
): unknown {
  if (!hasPlaceholder(text)) return text
  const placeholders = findPlaceholders(text)
  const found = new Map<string, Value>()
  for (const placeholder of placeholders) {
    const { written, group, name } = placeholder
    const values = scope[group]
    if (!values || !(values.names.includes(name) || values.known.has(name))) {
      issues.push(reportUnknown(placeholder, values, { file, to, from }))
      return new Unresolved(text)
    }
    const value = values.known.get(name)
    if (value === undefined) return new MissingValue(placeholder, from, values.sourceOf?.(name))
    found.set(written, value)
  }
  if ([...found.values()].some(({ value }) => value instanceof Unresolved))
    return new Unresolved(text)
  const [first] = placeholders
  const whole = first?.written === text ? found.get(text) : undefined
  if (whole && typeof whole.value !== 'string') {
    if (whole.source) sourceMap.set(to, whole.source)
    return structuredClone(whole.value)
  }
  const texts = [...found.values()].map(({ value }) => value)
  if (texts.some((one) => typeof one === 'object')) {
    issues.push(reportMixed(text, { file, to, from }))
    return new Unresolved(text)
  }
  const render = (map: (value: Value) => string) =>
    fillPlaceholders(text, ({ written }) => map(found.get(written) ?? { value: written }))
  const filled = render(renderValue)
  const renderRows = (renderRow: (text: string) => string) =>
    render((value) => (value.isText ? renderRow(renderValue(value)) : renderValue(value)))
  const rich = renderRows(escapeRowText)
  const hasRowValue = [...found.values()].some(({ isText }) => isText)
  if (hasRowValue && (rich !== filled || hasOtherSyntax(filled)))
    known.set(to, { rich, masked: renderRows(() => ROW_MASK) })
  note(whole, [...found])
  return filled

  function note(only: Value | undefined, values: [string, Value][]): void {
    if (only?.source) {
      const { source, isPassedOn } = only
      sourceMap.set(to, isPassedOn ? { ...source, isPassedOn } : source)
    } else if (values.some(([, { isText, isPassedOn }]) => isText || isPassedOn)) {
      const list = values.map(([written, value]): FilledIn => {
        const { source, isPassedOn } = value
        return { written, value: renderValue(value), source, isPassedOn }
      })
      sourceMap.set(to, { ...from, filled: list })
    }
  }
}
