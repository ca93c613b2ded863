/** Fragments: reusable content in the `shared` folder. */

import { isRecord } from '../../lib/files/is-record'
/** The maximum depth of nested fragments. */
export const MAX_DEPTH = 8

export interface Fragment {
  /** The file's path within the site. */
  file: string
  content: unknown
  parameters: Map<string, Parameter>
}

interface Parameter {
  hasDefault: boolean
  /** The parameter's default. */
  value?: unknown
}

/** The fragments, keyed by name: `hours` for `shared/hours.json`. */
export type Fragments = Map<string, Fragment>

/** Reads the valid part of a fragment file. */
export function readFragment(file: string, data: unknown): Fragment {
  const { content, parameters } = (isRecord(data) ? data : {}) as Record<string, unknown>
  const declared = Object.entries(isRecord(parameters) ? parameters : {})
  return {
    file,
    content,
    parameters: new Map(
      declared.map(([name, parameter]) => {
        const hasDefault = isRecord(parameter) && Object.hasOwn(parameter, 'default')
        return [name, hasDefault ? { hasDefault, value: parameter.default } : { hasDefault }]
      }),
    ),
  }
}

/** A use of a fragment. */
export interface Use {
  name: string
  /** Parameter → value. */
  values: Record<string, unknown>
}

/** Reads `{ "use": "name", "with": { … } }`. Undefined for other objects. */
export function readUse(value: object): Use | undefined {
  const { use, with: values, ...further } = value as Record<string, unknown>
  if (typeof use !== 'string' || Object.keys(further).length > 0) return undefined
  return { name: use, values: isRecord(values) ? values : {} }
}
