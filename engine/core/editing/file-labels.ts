/** File → its name in the studio, and what it is for, in the order of the list. */
export const FILE_LABELS: Record<string, [label: string, description: string]> = {
  'settings.json': ['Site settings', 'Name, contact data and languages'],
  'cta.json': ['Closing calls to action', 'The block at the end of pages'],
  'messages.json': ['Texts of the interface', 'Words on buttons, and notices'],
  'people.json': ['People', 'Authors and contacts'],
  'audiences.json': ['Audiences', 'Groups of visitors'],
  'redirects.json': ['Redirects', 'From old addresses to new ones'],
}

/** The part of the settings with a form of its own. */
export const THEME_PLACE = { file: 'settings.json', pointer: '/theme' }

export const THEME_LABEL = 'Theme and look'

/** The label of a file about the whole site, or about one of its languages. Undefined for others. */
export function findFileLabel(file: string): string | undefined {
  const name = file.split('/').at(-1) ?? ''
  return name === 'layout.json' ? 'All pages' : FILE_LABELS[name]?.[0]
}

/** What the form of a document is for. */
export function writeDocumentLabel(file: string): string {
  return findFileLabel(file) ?? 'Page settings'
}
