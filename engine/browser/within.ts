/** What a promise gives, or a rejection when that takes longer than so many milliseconds. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
