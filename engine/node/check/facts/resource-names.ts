import type { Reference } from '../schema/validate'

/** The names that JSON has for what is shown. */
export interface ResourceNames {
  icons: string[]
  assets: string[]
  maps: string[]
}

/** The names among what values refer to, each once. */
export function nameResources(references: Reference[]): ResourceNames {
  const collect = (wanted: string) => {
    const named = references.filter(({ meaning }) => meaning === wanted)
    return [...new Set(named.map(({ value }) => value))]
  }
  return { icons: collect('icon'), assets: collect('asset'), maps: collect('map') }
}
