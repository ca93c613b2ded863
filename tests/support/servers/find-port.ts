import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Finds a free port. Another program may use it before the caller does. */
export async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
