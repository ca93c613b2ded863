import type { StudioRequestName, StudioRequests, UploadAnswer } from '../../core/studio/protocol'
import {
  STUDIO_API_PATH,
  STUDIO_TAB_HEADER,
  STUDIO_TOKEN_HEADER,
  STUDIO_TOKEN_META,
  UPLOAD_PATH,
} from '../../core/studio/protocol'
import { readMeta } from './read-meta'

/** A request that the server refused. Its message is for the author. */
export class RequestError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The name of this tab, which gets no events about its own changes. */
export const TAB = crypto.randomUUID()

/**
 * Sends a request to the server.
 * @throws {RequestError} if the server refuses it, and `TypeError` if there is no server.
 */
export function request<Name extends StudioRequestName>(
  name: Name,
  question: StudioRequests[Name]['question'],
): Promise<StudioRequests[Name]['answer']> {
  return send(STUDIO_API_PATH + name, JSON.stringify(question), 'application/json')
}

/**
 * Adds a file to the site.
 * @throws {RequestError} if pages cannot show it, and `TypeError` if there is no server.
 */
export function upload(file: File): Promise<UploadAnswer> {
  const name = encodeURIComponent(file.name)
  return send(`${UPLOAD_PATH}?name=${name}`, file, 'application/octet-stream')
}

async function send<Answer>(path: string, body: BodyInit, type: string): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      [STUDIO_TAB_HEADER]: TAB,
      [STUDIO_TOKEN_HEADER]: readMeta(STUDIO_TOKEN_META),
    },
    body,
  })
  if (!response.ok) throw new RequestError(response.status, (await response.text()).trim())
  return response.json()
}
