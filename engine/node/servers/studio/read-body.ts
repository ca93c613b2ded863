import type { IncomingMessage } from 'node:http'
import { StudioError } from './session/studio-error'

/**
 * Passes on the parts of a request's body.
 * @throws {StudioError} if it has too many bytes. Browsers read the answer once they have sent the
 * others, which are ignored.
 */
export function readBody(
  request: IncomingMessage,
  mostBytes: number,
  onPart: (part: Buffer) => void,
): Promise<void> {
  let bytes = 0
  return new Promise((done, fail) => {
    request.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > mostBytes) {
        fail(new StudioError(413, `This is larger than ${mostBytes / 1_000_000} MB.`))
        return
      }
      try {
        onPart(part)
      } catch (reason) {
        fail(reason)
      }
    })
    request.once('end', done)
    request.once('close', () => fail(new StudioError(400, 'The request is not complete.')))
  })
}
