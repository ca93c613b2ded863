/** The formats of feeds. */

export interface FeedForm {
  kind: 'atom' | 'json'
  type: string
  /** The feed's path. */
  path: string
}

/** The feeds for a folder, given its path. */
export function listFeedForms(folder: string): FeedForm[] {
  const stem = folder === '/' ? '' : folder
  return [
    { kind: 'atom', type: 'application/atom+xml', path: `${stem}/feed.xml` },
    { kind: 'json', type: 'application/feed+json', path: `${stem}/feed.json` },
  ]
}
