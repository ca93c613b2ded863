import { request } from 'node:https'

export interface Answer {
  status: number
  /** As they were sent: those that were sent twice are there twice. */
  headers: [name: string, value: string][]
  body: string
}

/** Asks a server whose certificate nobody knows; the path is sent as it is written. */
export function httpsGet(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The servers listen there alone.
    const options = { path, headers, rejectUnauthorized: false, family: 4 }
    const asked = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { rawHeaders: raw, statusCode = 0 } = response
        const pairs = raw.flatMap((name, index): Answer['headers'] =>
          index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
        )
        resolve({ status: statusCode, headers: pairs, body: Buffer.concat(chunks).toString() })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
