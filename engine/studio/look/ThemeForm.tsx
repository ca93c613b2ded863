import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { labelProperties } from '../../core/editing/descriptions'
import { THEME_PLACE } from '../../core/editing/file-labels'
import type { FormSchema } from '../../core/editing/form-schema'
import { resolveSchema } from '../../core/editing/form-schema'
import type { ShownColors } from '../form/color/theme-colors'
import { ColorsContext, describeThemeColors } from '../form/color/theme-colors'
import { LookChooser } from './LookChooser'

interface ThemeFormProps {
  theme: unknown
  schema: FormSchema
  /** The form of the theme. */
  children: ReactNode
}

/** The form of the theme, with the looks, and with the contrast of its colours. */
export function ThemeForm({ theme, schema, children }: ThemeFormProps) {
  const colors = useMemo(() => listColors(theme, schema), [theme, schema])
  return (
    <>
      <LookChooser theme={theme} schema={schema} />
      <ColorsContext value={colors}>{children}</ColorsContext>
    </>
  )
}

function listColors(theme: unknown, schema: FormSchema): ReadonlyMap<string, ShownColors> {
  const { definitions } = schema
  const { colors, dark } = describeThemeColors(theme, schema)
  const list = (name: string, shown: typeof colors): [string, ShownColors][] => {
    const own = resolveSchema(schema.properties?.[name] ?? {}, definitions)
    const labels = labelProperties(own, definitions)
    return shown ? [[`${THEME_PLACE.pointer}/${name}`, { ...shown, labels }]] : []
  }
  return new Map([...list('colors', colors), ...list('dark', dark)])
}
