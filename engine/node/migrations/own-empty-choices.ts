import type { Migration } from './migration'
import { listProperties } from './migration'

export const ownEmptyChoices: Migration = {
  name: 'own-empty-choices',
  version: '0.2',
  summary:
    'A select field without "empty" showed an empty first entry; it shows “Choose one”, in English.',
  migrate({ data }, { language }) {
    if (/^en\b/i.test(language)) return []
    return [...listProperties(data)]
      .filter(({ name, value, owner }) => name === 'type' && value === 'select' && isField(owner))
      .map(({ pointer }) => ({
        pointer: pointer.slice(0, -'/type'.length),
        note: `The field shows “Choose one” until something is chosen. Give it "empty" in the language of the site.`,
      }))
  },
}

function isField(owner: Record<string, unknown>): boolean {
  return Array.isArray(owner.options) && !('empty' in owner)
}
