import { loadSchemas } from '../../schemas/schemas'
import { loadWords } from '../../schemas/words'
import { hasItsSum, writeWithSum } from '../../util/file-cache'
import { projectRoot } from '../../util/project-root'
import type { CheckTools } from '../files/shared-context'
import { compileChecks, findCompiledChecks } from '../schema/compiled-checks'
import { createValidator } from '../schema/validate'

let loaded: CheckTools | undefined

/**
 * The schemas and words that sites are opened with; other ones after `reloadSchemas`. Their checks
 * are those in the file `kept`, where an earlier command has kept them there for the same sources.
 */
export function loadTools(kept?: string): CheckTools {
  loaded ??= createTools(kept)
  return loaded
}

/** The source of the checks that were compiled to be kept. */
let renderKept: (() => string) | undefined

/** Keeps the checks for later commands, unless they are kept already. Nothing is thrown. */
export function keepChecks(kept: string): void {
  if (!renderKept || hasItsSum(kept)) return
  try {
    writeWithSum(kept, renderKept())
  } catch {
    // The next command compiles them too.
  }
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

function createTools(kept?: string): CheckTools {
  const schemas = loadSchemas(projectRoot)
  const words = loadWords(projectRoot)
  const found = findCompiledChecks(kept)
  const compiled = found || kept === undefined ? undefined : compileChecks(schemas)
  renderKept = compiled?.render
  return { schemas, words, validator: createValidator(schemas, found ?? compiled?.checks, words) }
}
