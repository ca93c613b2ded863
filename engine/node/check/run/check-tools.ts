import { hasItsSum, writeWithSum } from '../../lib/files/file-cache'
import { once } from '../../lib/files/once'
import { projectRoot } from '../../lib/files/project-root'
import { listOwnBlocks, ownProject } from '../../schemas/block-folders'
import { loadSchemas } from '../../schemas/schemas'
import type { OwnBuilds } from '../facts/block-build'
import { joinBuilds } from '../facts/blocks'
import type { CheckTools } from '../files/shared-context'
import { listRules } from '../rules'
import { compileChecks, findCompiledChecks } from '../schema/compiled-checks'
import { createValidator } from '../schema/validate'
import { loadWords } from '../schema/words'

export interface ToolsOptions {
  /** The project whose blocks a site may use; the one in which the command runs by default. */
  project?: string
  /** What its blocks add to the check and the build; nothing by default. */
  builds?: OwnBuilds
  /** The file with the compiled checks of the schemas. */
  kept?: string
}

/**
 * Reads the schemas and words that sites are checked with.
 * @throws when they are not valid.
 */
export function createTools({
  project = ownProject,
  builds: own = {},
  kept,
}: ToolsOptions = {}): CheckTools {
  const schemas = loadSchemas(projectRoot, project)
  const words = loadWords(projectRoot)
  const ownTypes = listOwnBlocks(project).map(({ type }) => type)
  const hasOwnBlocks = ownTypes.length > 0
  const found = findCompiledChecks(hasOwnBlocks, kept)
  const compiled = found || kept === undefined ? undefined : compileChecks(schemas)
  const builds = joinBuilds(own, ownTypes)
  return {
    ...{ schemas, words, builds, hasOwnBlocks },
    validator: createValidator(schemas, found ?? compiled?.checks, words),
    rules: listRules(builds),
    renderChecks: compiled?.render,
  }
}

/** The tools for all that needs nothing of the builds of a project. */
export const loadTools = once(() => createTools())

/** Keeps the checks for later commands, unless they are kept already. Nothing is thrown. */
export function keepChecks({ renderChecks }: CheckTools, kept: string): void {
  if (!renderChecks || hasItsSum(kept)) return
  try {
    writeWithSum(kept, renderChecks())
  } catch {
    // The next command compiles them too.
  }
}

/** The kinds of JSON file that sites have. */
export function listKinds(): string[] {
  return loadTools().schemas.kinds
}
