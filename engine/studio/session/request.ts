import type { StudioRequestName, StudioRequests } from '../../core/studio/protocol'
import {
  STUDIO_API_PATH,
  STUDIO_TAB_HEADER,
  STUDIO_TOKEN_HEADER,
  STUDIO_TOKEN_META,
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
export async function request<Name extends StudioRequestName>(
  name: Name,
  question: StudioRequests[Name]['question'],
): Promise<StudioRequests[Name]['answer']> {
  const response = await fetch(STUDIO_API_PATH + name, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [STUDIO_TAB_HEADER]: TAB,
      [STUDIO_TOKEN_HEADER]: readMeta(STUDIO_TOKEN_META),
    },
    body: JSON.stringify(question),
  })
  if (!response.ok) throw new RequestError(response.status, (await response.text()).trim())
  return response.json()
}
