import type { IncomingMessage } from 'node:http'
import type { StudioRequestName } from '../../../core/studio/protocol'
import { STUDIO_API_PATH } from '../../../core/studio/protocol'
import { Question } from './question'
import { REQUESTS } from './requests'
import { StudioError } from './studio-error'
import type { StudioSession } from './studio-session'

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
  const question = new Question(parseBody(await readBody(request)))
  return answer(openSession(), question)
}

function findAnswer(url: string) {
  const name = url.slice(STUDIO_API_PATH.length)
  const answer = Object.hasOwn(REQUESTS, name) ? REQUESTS[name as StudioRequestName] : undefined
  if (!answer) throw new StudioError(404, 'The studio has no such address.')
  return answer
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  // The connection stays open for the answer.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new StudioError(413, 'The request is larger than 1 MB.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new StudioError(400, 'The body of the request is not JSON.')
  }
}
