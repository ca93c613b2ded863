import { randomBytes } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sep } from 'node:path'
import launchEditor from 'launch-editor'
import { findActionError, sendError } from '../../lib/http/guard'

export interface Editor {
  /** The token that a page's requests must contain. It changes each time the server starts. */
  token: string
  /**
   * Opens a location, such as `/site/pages/about.json:3:5`, in the active editor or the one that
   * `LAUNCH_EDITOR` names. Only for requests from the server's own pages, and for files within the
   * folders.
   */
  open: (request: IncomingMessage, response: ServerResponse, find: FindPlace) => Promise<void>
}

/** Finds the requested place. Called only for authorised requests. */
type FindPlace = () => Promise<string | undefined>

/** `launch` opens a file in an editor. Default: the active editor, or `LAUNCH_EDITOR`. */
export function createEditor(folders: string[], launch = launchEditor): Editor {
  const token = randomBytes(24).toString('base64url')
  const roots = folders.map((folder) => realpathSync(folder) + sep)
  return {
    token,
    async open(request, response, find) {
      const error = findActionError(request, token)
      if (error) return sendError(response, error)
      const place = parsePlace((await find()) ?? '')
      if (!place) return sendError(response, { status: 404, message: 'There is no such file.' })
      if (!roots.some((root) => place.file.startsWith(root))) {
        const message = 'Only files of the site and the project can be opened.'
        return sendError(response, { status: 403, message })
      }
      launch(place.file + place.position, process.env.LAUNCH_EDITOR)
      response.end()
    },
  }
}

/** The file's real path, with the `:line:column` after it. Undefined if the file does not exist. */
function parsePlace(place: string): { file: string; position: string } | undefined {
  const [, written = '', position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(place) ?? []
  try {
    const file = realpathSync(written)
    return statSync(file).isFile() ? { file, position } : undefined
  } catch {
    return undefined
  }
}
