/** Returns a function that reads on in a stream until data arrives, and returns that data. */
export function createReader(
  stream: AsyncIterable<Uint8Array>,
): (wanted: RegExp) => Promise<string> {
  const chunks = stream[Symbol.asyncIterator]()
  return async (wanted) => {
    let text = ''
    while (true) {
      const { value, done } = await chunks.next()
      if (done) throw new Error(`It ended before it said ${wanted}: ${text}`)
      text += Buffer.from(value).toString()
      const [found] = wanted.exec(text) ?? []
      if (found !== undefined) return found
    }
  }
}
