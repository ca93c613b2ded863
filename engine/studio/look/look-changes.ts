import { labelProperties } from '../../core/editing/descriptions'
import { isObject } from '../../core/editing/form-fields'
import type { FormSchema } from '../../core/editing/form-schema'
import { resolveSchema } from '../../core/editing/form-schema'

/** The labels of what differs between a theme and that of a look. */
export function listChanges(theme: unknown, next: object, schema: FormSchema): string[] {
  const [before, after] = [isObject(theme) ? theme : {}, isObject(next) ? next : {}]
  const labels = labelProperties(resolveSchema(schema, schema.definitions), schema.definitions)
  return [...labels].flatMap(([name, label]) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name]) ? [] : [label],
  )
}

/** The names of a theme's fonts. */
export function listFonts({ fonts }: Record<string, unknown>): string[] {
  const families = Object.values(Object(fonts)).map((font) => String(Object(font).family))
  return [...new Set(families)]
}
