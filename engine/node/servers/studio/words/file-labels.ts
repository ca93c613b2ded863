import {
  AUDIENCES_FILE,
  CTA_FILE,
  LAYOUT_FILE,
  MESSAGES_FILE,
  PEOPLE_FILE,
  REDIRECTS_FILE,
  SETTINGS_FILE,
} from '../../../check/facts/context'

/** File → what it is for, in the order of the list. */
export const FILE_LABELS: Record<string, [label: string, description: string]> = {
  [SETTINGS_FILE]: ['Site settings', 'Name, contact data, colours and fonts'],
  [CTA_FILE]: ['Closing calls to action', 'The block at the end of pages'],
  [MESSAGES_FILE]: ['Texts of the interface', 'Words on buttons, and notices'],
  [PEOPLE_FILE]: ['People', 'Authors and contacts'],
  [AUDIENCES_FILE]: ['Audiences', 'Groups of visitors'],
  [REDIRECTS_FILE]: ['Redirects', 'From old addresses to new ones'],
}

/** The label of a file about the whole site, or about one of its languages. Undefined for others. */
export function findFileLabel(file: string): string | undefined {
  const name = file.split('/').at(-1) ?? ''
  return name === LAYOUT_FILE ? 'All pages' : FILE_LABELS[name]?.[0]
}

/** What the form of a document is for. */
export function writeDocumentLabel(file: string): string {
  return findFileLabel(file) ?? 'Page settings'
}
