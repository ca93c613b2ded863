import type { SiteFiles } from '../../../../schemas/generated/types'
import type { Schemas } from '../../schemas/schemas'
import { findSchema, kindSchemaFile } from '../../schemas/schemas'
import type { CheckedFile } from '../facts/context'
import type { Wording } from '../schema/default-words'
import type { CheckTools } from './shared-context'

interface ReadSite {
  /** The files that are not pages. */
  documents: CheckedFile[]
  tools: CheckTools
  wordingOf: (file: string) => Wording
}

/**
 * The content of a file that exists once per site. If the file is missing, its defaults in the
 * site's language.
 */
export function loadFile<K extends keyof SiteFiles>(
  { documents, tools: { schemas, validator }, wordingOf }: ReadSite,
  kind: K,
  file = `${kind}.json`,
): SiteFiles[K] {
  const written = documents.find((document) => document.file === file)?.data
  const data = written ?? buildEmptyFile(schemas, kind)
  if (!written) validator.validate(kind, data, wordingOf(file))
  return data as SiteFiles[K]
}

/** The content used for a missing file: its lists are empty. */
function buildEmptyFile(schemas: Schemas, kind: string): unknown {
  const { required = [] } = findSchema(schemas, kindSchemaFile(kind))
  return Object.fromEntries(required.map((name) => [name, []]))
}
