import { THEME_LABEL, writeDocumentLabel } from '../../../../core/editing/file-labels'
import type { FilePlace, FormData } from '../../../../core/studio/protocol'
import type { FileFacts } from '../../../check/choices/site-facts'
import { findWords } from '../../../check/schema/words'
import { parseJson } from '../../../edit/drafts/change-json'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'
import { labelBlock } from '../words/block-labels'
import { translateSuggestions } from '../words/suggested-texts'
import type { FormObject } from './find-object'
import { findObject } from './find-object'
import { buildBlockSchema, buildDocumentSchema, buildThemeSchema } from './form-schema'

/**
 * The form for the block that contains a value, for the theme, or for the document.
 * @throws {StudioError} if the site has no such file.
 */
export function findForm(session: StudioSession, { file, pointer }: FilePlace): FormData {
  const data = parseJson(session.readText(file))
  const facts = readFacts(session, file)
  const { words } = facts.site.tools
  const { place, type } = findObject(data, pointer, facts)
  const { label, schema } = describeObject({ place, type }, facts)
  const known = findWords(words, facts.context.language)
  const shown = known ? translateSuggestions(schema, known) : schema
  return { place, type, label, schema: shown }
}

function describeObject({ place, type }: FormObject, { file, kind, examples, site }: FileFacts) {
  const { schemas } = site.tools
  if (type !== undefined) {
    const schema = { ...buildBlockSchema(schemas, type), examples: [examples.get(type)] }
    return { label: labelBlock(schemas, type), schema }
  }
  if (place.pointer !== '') return { label: THEME_LABEL, schema: buildThemeSchema(schemas) }
  return { label: writeDocumentLabel(file), schema: buildDocumentSchema(schemas, kind) }
}

/** @throws {StudioError} if the site has no such file. */
export function readFacts({ facts }: StudioSession, file: string): FileFacts {
  const found = facts.read(file)
  if (!found) throw new StudioError(404, `The site has no file "${file}".`)
  return found
}
