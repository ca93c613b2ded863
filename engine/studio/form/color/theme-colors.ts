import { createContext } from 'react'
import type { ThemeColors } from '../../../../schemas/generated/types'
import { isObject } from '../../../core/editing/form-fields'
import type { FormSchema } from '../../../core/editing/form-schema'
import { resolveSchema } from '../../../core/editing/form-schema'
import type { ColorPair, NamedColors } from '../../../core/text/color-pairs'
import { listDarkPairs, listLightPairs } from '../../../core/text/color-pairs'
import { buildDarkColors, completeColors } from '../../../core/text/palette'

/** The colours of a theme in one mode, given or derived, and where they are used together. */
export interface ShownColors {
  colors: NamedColors
  pairs: ColorPair[]
  labels: ReadonlyMap<string, string>
}

/** The pointer of an object with colours → its colours. */
export const ColorsContext = createContext<ReadonlyMap<string, ShownColors>>(new Map())

/** Returns `true` for a complete colour, such as `#1F4E79`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The colours of a theme by mode. Empty while a required colour is missing or incomplete. */
export function describeThemeColors(
  theme: unknown,
  schema: FormSchema,
): Record<'colors' | 'dark', Omit<ShownColors, 'labels'> | undefined> {
  const properties = resolveSchema(schema, schema.definitions).properties ?? {}
  const { colors: given, dark } = isObject(theme) ? theme : {}
  const own = resolveSchema(properties.colors ?? {}, schema.definitions)
  const colors = { ...readDefaults(own), ...readColors(given) }
  if (!isComplete(colors, own)) return { colors: undefined, dark: undefined }
  const light = completeColors(colors)
  const night = isObject(dark) ? buildDarkColors(light, readColors(dark)) : undefined
  return {
    colors: { colors: { ...light }, pairs: listLightPairs({ ...light }) },
    dark: night && { colors: { ...night }, pairs: listDarkPairs({ ...night }) },
  }
}

function readDefaults({ properties = {} }: FormSchema): NamedColors {
  return readColors(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, one.default])),
  )
}

function readColors(value: unknown): NamedColors {
  const entries = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([name, one]) =>
      typeof one === 'string' && isColor(one) ? [[name, one]] : [],
    ),
  )
}

function isComplete(
  colors: NamedColors,
  { required = [] }: FormSchema,
): colors is NamedColors & ThemeColors {
  return [...required, 'surface'].every((name) => colors[name] !== undefined)
}
