import { isEscaped } from '../../../core/text/written-escapes'
import { listOwnTokens, TEXT_MEANINGS } from '../../schemas/default-texts'
import { listPageNames } from '../../sources/compose/compose'
import { parseFragmentName } from '../../sources/files/file-names'
import { listTokens } from '../facts/used-tokens'
import type { Choice } from './choice'
import type { SitePlace } from './find-place'
import type { PartChoices } from './link-choices'
import { listLinkTargets } from './link-choices'
import type { FileFacts } from './site-facts'

const TOKEN_START = /\{([\w.-]*)$/
/** The rest of a name, with its closing brace. */
const REST_OF_NAME = /[\w.-]*\}?/y
const LINK_START = /\]\(([^\s()]*)$/

/** What may follow in a text: tokens after a brace and, in rich text, the target of a link. */
export function listTextParts(
  written: string,
  place: SitePlace,
  facts: FileFacts,
): PartChoices | undefined {
  if (!isText(place)) return undefined
  const token = TOKEN_START.exec(written)
  if (token) {
    if (isEscaped(written, token.index)) return undefined
    const choices = listNames(place, facts)
    return { start: token.index + 1, rest: REST_OF_NAME, choices }
  }
  const [, target] = (isRich(place) && LINK_START.exec(written)) || []
  if (target === undefined) return undefined
  const part = listLinkTargets(target, facts)
  return { ...part, start: written.length - target.length + part.start }
}

/** Returns `true` for a text that may contain tokens. */
function isText(place: SitePlace): boolean {
  const { schema, parentSchemas, path } = place
  const meaning = String(schema?.meaning)
  const isCode = parentSchemas.at(-1)?.meaning === 'code' && path.at(-1) === 'text'
  return isRich(place) || isCode || meaning === 'href' || TEXT_MEANINGS.has(meaning)
}

/** The content of a fragment and the values of its parameters may be rich text. */
function isRich({ schema, pointer }: SitePlace): boolean {
  return !schema || schema.meaning === 'rich-text' || pointer === '/content'
}

/** The tokens and placeholders for a text, each with its closing brace. */
function* listNames({ pointer, schema }: SitePlace, facts: FileFacts): Iterable<Choice> {
  const { file, context } = facts
  const build = (name: string, detail?: string) => ({ value: `${name}}`, label: name, detail })
  for (const name of listTokens(context.tokens, { file, pointer })) {
    yield build(name, context.tokens[name])
  }
  for (const name of schema ? listOwnTokens(schema) : []) yield build(name)
  for (const name of listPlaceholders(pointer, facts)) yield build(name)
}

function listPlaceholders(pointer: string, { file, kind, site }: FileFacts): string[] {
  const hasPage = kind === 'collection' || (kind === 'page' && pointer.startsWith('/blocks/'))
  const page = hasPage ? listPageNames(site.tools.schemas) : []
  const row = site.pageFiles.find(({ made }) => made?.by === file)?.made?.row
  const fragment = site.composer.fragments.get(parseFragmentName(file) ?? '')
  return [
    ...page.map((name) => `page.${name}`),
    ...(row?.columns ?? []).map((name) => `row.${name}`),
    ...[...(fragment?.parameters.keys() ?? [])].map((name) => `with.${name}`),
  ]
}
