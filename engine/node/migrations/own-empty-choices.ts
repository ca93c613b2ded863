import type { Migration } from './migration'
import { listProperties } from './migration'

export const ownEmptyChoices: Migration = {
  name: 'own-empty-choices',
  version: '0.2',
  summary:
    'The first entry of a select field without `empty` was blank. It is “Choose one”, in English.',
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
