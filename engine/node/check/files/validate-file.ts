/** Validates single files, and applies the rules about single files. */

import { setPointer } from '../../lib/json/set-pointer'
import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import { collectTexts } from '../../sources/compose/collect-texts'
import type { Composer } from '../../sources/compose/compose'
import type { Composed } from '../../sources/compose/compose-document'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'
import { listBlocks } from '../facts/blocks'
import type { CheckedFile } from '../facts/context'
import type { Rule } from '../rules/rule'
import { applyRule } from '../rules/rule'
import type { Wording } from '../schema/default-words'
import { buildSchemaIssues } from '../schema/schema-issues'
import { isUnresolved, removeDerivedErrors } from '../schema/unresolved-errors'
import type { Validator } from '../schema/validate'
import { addHeadingIds } from './add-heading-ids'
import { createNaming, viewDocument } from './locale-views'
import type { CheckTools, SharedContext } from './shared-context'
import { sharedOf } from './shared-context'
import { readTexts } from './texts'

type Validated = ReturnType<Validator['validate']>

/** The context for validating files. */
export interface Validation {
  tools: CheckTools
  /** Fills in files before they are validated. */
  composer: Composer
  /** Selects a file's default messages. */
  wordingOf: (file: string) => Wording
  /** The time, if it differs from the composer's time. */
  buildTime?: Partial<BuildTime>
}

/**
 * Parses a file, fills it in, and validates it against its schema, which adds the defaults. Content
 * that is not published at the time is omitted; the default is the build time. If a part from
 * another file is missing, the rest is validated.
 */
export function validateFile(
  sourceFile: SourceFile,
  bytes: Uint8Array | undefined,
  { tools: { schemas, validator }, composer, wordingOf, buildTime }: Validation,
): CheckedFile {
  const parsed = readDocument(sourceFile, bytes)
  const composed = bytes && composer.compose(parsed, bytes, buildTime)
  const { issues: ofParts = [], unresolved = [], sourceMap } = composed ?? {}
  const issues = [...parsed.issues, ...ofParts]
  const file = { ...parsed, ...(composed && reportComposition(composed)), issues, sourceMap }
  if (file.data === undefined || parsed.issues.some(isError)) {
    return { ...file, data: undefined, references: [], blocks: [], valid: false }
  }
  const { errors, references } = validateResolved(unresolved, file.data, (data) =>
    validator.validate(file.kind, data, wordingOf(file.file)),
  )
  const { tokens } = wordingOf(file.file)
  readTexts(file.data, references, { document: file, rows: composed?.escaped, tokens })
  references.push(...addHeadingIds(file.data, references))
  const invalid = [...unresolved, ...errors.map(({ instancePath }) => instancePath)]
  const blocks = listBlocks(file.data, references, invalid)
  const isIncomplete = ofParts.some(isError)
  const valid = errors.length === 0 && !isIncomplete
  const world = { blockTypes: schemas.blockTypes, resolveSchema: validator.resolveSchema }
  return {
    ...file,
    ...{ references, blocks, valid },
    ...(!valid && { unreadTexts: listTexts(parsed.data) }),
    ...(isIncomplete && { isIncomplete }),
    issues: [...issues, ...buildSchemaIssues(file, errors, world)],
  }
}

/** Validates a file's resolved values. No issues are reported for unresolved values. */
function validateResolved(
  unresolved: string[],
  data: unknown,
  validate: (data: unknown) => Validated,
): Validated {
  for (const pointer of unresolved) setPointer(data, pointer, null)
  const validated = validate(data)
  if (unresolved.length === 0) return validated
  return {
    errors: removeDerivedErrors(validated.errors, unresolved),
    references: validated.references.filter(({ pointer }) => !isUnresolved(pointer, unresolved)),
  }
}

function listTexts(data: unknown): string[] {
  const texts = new Set<string>()
  collectTexts(data, texts)
  return [...texts]
}

function reportComposition({ data, uses, version, texts, derivesTrail, ...times }: Composed) {
  const { window, windows, isPartial, changes, unreadTexts } = times
  const state = { isPartial, changes }
  const composition = { uses, version, texts: [...texts], derivesTrail, ...state }
  return { data, composition, window, windows: [...windows], unreadTexts }
}

/** The schema's issues, followed by those from rules about single files. */
export function applyDocumentRules(
  file: CheckedFile,
  shared: SharedContext,
  rules: Rule[],
): Issue[] {
  const own = sharedOf(shared, file.file)
  const viewed = own.locale === '' ? file : viewDocument(file)
  const context = { ...own, documents: [viewed] }
  const nameBack = createNaming([file.file], own.locale)
  const found = nameBack(
    rules.flatMap((rule) => (rule.scope === 'document' ? applyRule(rule, context) : [])),
  )
  return [...file.issues, ...found]
}
