import type { IncomingMessage } from 'node:http'

/** The largest body of a request, in bytes. Forms have texts, and files are not sent. */
const MAX_BODY = 1024 * 1024

/** Reads the body of a request to its end. Undefined if it is too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // The rest of a body that is too large is read but not kept: a client that is still sending would
  // not read the answer.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= MAX_BODY ? Buffer.concat(chunks) : undefined
}

/**
 * The names and values in a body, in their order, without files. Undefined if the body is not form
 * data.
 */
export async function parseEntries(
  body: Buffer,
  type: string,
): Promise<[string, string][] | undefined> {
  try {
    const headers = { 'Content-Type': type }
    const data = await new Response(new Uint8Array(body), { headers }).formData()
    const isText = (entry: [string, unknown]): entry is [string, string] =>
      typeof entry[1] === 'string'
    return [...data].filter(isText)
  } catch {
    return undefined
  }
}
