import { projectRoot } from '../../lib/files/project-root'
import { loadSchemas } from '../../schemas/schemas'
import { COLLECTION_FILE } from '../../sources/files/file-names'
import { LOCALE_KINDS, LOCALES_FOLDER } from '../../sources/files/locale-files'
import { listSingleKinds } from '../../sources/files/site-files'

/**
 * Builds the settings with which VS Code finds the schema of each JSON file in the folders of
 * sites, also of files that do not name it. `schemas` is the URL of the folder of the schemas.
 * https://code.visualstudio.com/docs/languages/json#_mapping-to-a-schema-in-the-workspace
 */
export function buildEditorSettings(sites: string[], schemas: string): object {
  const collections = `pages/**/${COLLECTION_FILE}`
  const patterns = new Map([
    ['page', ['pages/**/*.json', `!${collections}`]],
    ['collection', [collections]],
    ['fragment', ['shared/*.json']],
    ...listSingleKinds(loadSchemas(projectRoot).kinds).map((kind): [string, string[]] => {
      const files = LOCALE_KINDS.includes(kind) ? [`${LOCALES_FOLDER}/*/${kind}.json`] : []
      return [kind, [`${kind}.json`, ...files]]
    }),
  ])
  const place = (site: string) => (pattern: string) =>
    pattern.startsWith('!') ? `!/${site}/${pattern.slice(1)}` : `/${site}/${pattern}`
  return {
    'json.schemas': [...patterns].map(([kind, files]) => ({
      fileMatch: sites.flatMap((site) => files.map(place(site))),
      url: `${schemas}/${kind}.schema.json`,
    })),
  }
}
