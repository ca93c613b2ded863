import type { Location } from 'vscode-languageserver/node'
import { findOwnTarget, findTarget } from '../../edit/show/find-target'
import { listTargetUses } from '../../edit/show/list-target-uses'
import type { TargetSource } from '../../edit/show/target'
import { createLocator } from '../../lib/json/text-place'
import type { LanguageFeature } from './feature'
import { readPlace } from './known-place'
import type { SiteDocuments } from './site-documents'

/** Opens what a value names, and lists the places that name it. */
export const NAVIGATION: LanguageFeature = {
  capabilities: { definitionProvider: true, referencesProvider: true },
  listen(connection, context) {
    const { documents } = context
    connection.onDefinition((params) => {
      const place = readPlace(params, context)
      const source = place && findTarget(place.text, place.offset, place)?.source
      return source && createLocations(documents)(source)
    })
    connection.onReferences(async (params) => {
      const known = readPlace(params, context)
      // Only a page that has been checked has known links.
      if (known && !known.facts.isWhole) await known.check.checkAll()
      const place = readPlace(params, context)
      if (!place) return null
      const { text, offset } = place
      const target = findTarget(text, offset, place) ?? findOwnTarget(text, offset, place)
      if (!target) return null
      const own = params.context.includeDeclaration && target.source ? [target.source] : []
      return [...own, ...listTargetUses(target, place)].map(createLocations(documents))
    })
  },
}

/** Returns a function that locates sources. Each file is parsed only once. */
function createLocations(documents: SiteDocuments): (source: TargetSource) => Location {
  const known = new Map<string, ReturnType<typeof createLocator>>()
  const open = (path: string, uri: string) => {
    const locate = known.get(path) ?? createLocator(documents.find(uri)?.document.getText() ?? '')
    known.set(path, locate)
    return locate
  }
  return ({ path, pointer }) => {
    const { uri } = documents.getName(path)
    const start = { line: 0, character: 0 }
    if (pointer === undefined || !path.endsWith('.json'))
      return { uri, range: { start, end: start } }
    const { line, column, length } = open(path, uri)(pointer)
    const [from, to] = [column - 1, column - 1 + length]
    return {
      uri,
      range: {
        start: { line: line - 1, character: from },
        end: { line: line - 1, character: to },
      },
    }
  }
}
