import { Agent, request } from 'node:https'

export interface Answer {
  status: number
  /** The headers as sent: a repeated header is listed once per occurrence. */
  headers: [name: string, value: string][]
  body: string
  bytes: Buffer
}

/** TLS handshakes take longer than responses, so a few connections are kept alive. */
const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false })

/** Requests an unmodified path from a server with a self-signed certificate. */
export function httpsGet(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Uses IPv4, because the servers only listen on IPv4 addresses.
    const options = { path, headers, agent, family: 4, maxHeaderSize: 1e6 }
    const asked = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { rawHeaders: raw, statusCode = 0 } = response
        const pairs = raw.flatMap((name, index): Answer['headers'] =>
          index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
        )
        const bytes = Buffer.concat(chunks)
        resolve({ status: statusCode, headers: pairs, body: bytes.toString(), bytes })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
