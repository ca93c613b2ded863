/** The forms in which a folder of pages is there for feed readers. */

export interface FeedForm {
  kind: 'atom' | 'json'
  type: string
  /** Where it is served. */
  path: string
}

/** The feeds of a folder, by its address. */
export function listFeedForms(folder: string): FeedForm[] {
  const stem = folder === '/' ? '' : folder
  return [
    { kind: 'atom', type: 'application/atom+xml', path: `${stem}/feed.xml` },
    { kind: 'json', type: 'application/feed+json', path: `${stem}/feed.json` },
  ]
}
