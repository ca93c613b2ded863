import { loadSchemas } from '../../schemas/schemas'
import { loadWords } from '../../schemas/words'
import { projectRoot } from '../../util/project-root'
import { findCompiledChecks } from '../schema/compiled-checks'
import { createValidator } from '../schema/validate'
import type { CheckTools } from './validate-file'

let loaded: CheckTools | undefined

/** The schemas and words that sites are opened with; other ones after `reloadSchemas`. */
export function loadTools(): CheckTools {
  loaded ??= createTools()
  return loaded
}

/**
 * Reads the schemas and words again, for all sites that are opened from now on.
 * @throws when they are not valid; the last ones stay.
 */
export function reloadSchemas(): void {
  const tools = createTools()
  // Compiles them, which shows what is wrong with them.
  for (const kind of tools.schemas.kinds) tools.validator.validate(kind, {})
  loaded = tools
}

/** The kinds of JSON file that sites have. */
export function listKinds(): string[] {
  return loadTools().schemas.kinds
}

function createTools(): CheckTools {
  const schemas = loadSchemas(projectRoot)
  const words = loadWords(projectRoot)
  return { schemas, words, validator: createValidator(schemas, findCompiledChecks(), words) }
}
