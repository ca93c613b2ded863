import type { IncomingMessage } from 'node:http'
import type { StudioRequestName } from '../../../core/studio/protocol'
import { STUDIO_API_PATH } from '../../../core/studio/protocol'
import { Question } from './question'
import { readBody } from './read-body'
import { REQUESTS } from './requests'
import { StudioError } from './session/studio-error'
import type { StudioSession } from './session/studio-session'

/** The most bytes of a request's body. */
const MOST_BYTES = 1_000_000

/**
 * Answers a request of the studio.
 * @throws {StudioError} if the request is not valid.
 */
export async function answerRequest(
  request: IncomingMessage,
  openSession: () => StudioSession,
): Promise<unknown> {
  const answer = findAnswer(request.url ?? '')
  if (!/^application\/json(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new StudioError(415, 'The body of a request must be JSON.')
  }
  const parts: Buffer[] = []
  await readBody(request, MOST_BYTES, (part) => parts.push(part))
  const question = new Question(parseBody(Buffer.concat(parts)))
  return answer(openSession(), question)
}

function findAnswer(url: string) {
  const name = url.slice(STUDIO_API_PATH.length)
  const answer = Object.hasOwn(REQUESTS, name) ? REQUESTS[name as StudioRequestName] : undefined
  if (!answer) throw new StudioError(404, 'The studio has no such address.')
  return answer
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new StudioError(400, 'The body of the request is not JSON.')
  }
}
