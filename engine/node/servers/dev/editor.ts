import { randomBytes } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sep } from 'node:path'
import launchEditor from 'launch-editor'
import { findActingRefusal, sendRefusal } from '../../lib/http/guard'

export interface Editor {
  /** What a page has to bring back to be obeyed; another one at each start. */
  token: string
  /**
   * Opens a place, such as `/site/pages/about.json:3:5`, in the editor that runs or that
   * `LAUNCH_EDITOR` names, if one of the server's pages asks and the file is within the folders.
   */
  open: (request: IncomingMessage, response: ServerResponse, find: FindPlace) => Promise<void>
}

/** Finds the place that is meant; only asked once the request may act. */
type FindPlace = () => Promise<string | undefined>

/** `launch` opens a file in an editor; the one that runs, or `LAUNCH_EDITOR`, by default. */
export function createEditor(folders: string[], launch = launchEditor): Editor {
  const token = randomBytes(24).toString('base64url')
  const roots = folders.map((folder) => realpathSync(folder) + sep)
  return {
    token,
    async open(request, response, find) {
      const refusal = findActingRefusal(request, token)
      if (refusal) return sendRefusal(response, refusal)
      const place = parsePlace((await find()) ?? '')
      if (!place) return sendRefusal(response, { status: 404, message: 'There is no such file.' })
      if (!roots.some((root) => place.file.startsWith(root))) {
        const message = 'Only files of the site and the project can be opened.'
        return sendRefusal(response, { status: 403, message })
      }
      launch(place.file + place.position, process.env.LAUNCH_EDITOR)
      response.end()
    },
  }
}

/** The real path of the file, and the `:line:column` after it; undefined without such a file. */
function parsePlace(place: string): { file: string; position: string } | undefined {
  const [, written = '', position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(place) ?? []
  try {
    const file = realpathSync(written)
    return statSync(file).isFile() ? { file, position } : undefined
  } catch {
    return undefined
  }
}
