import { availableParallelism } from 'node:os'
import { once } from '../../../lib/files/once'

export type Sharp = typeof import('sharp').default

/**
 * The image library. Undefined if it is not installed: it is native code, which does not exist for
 * every platform.
 */
export const loadSharp = once(async (): Promise<Sharp | undefined> => {
  try {
    const { default: sharp } = await import('sharp')
    // Disables the library's cache, because no file is read twice, and several files are encoded at
    // a time.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  } catch {
    return undefined
  }
})

/** The number of files encoded at a time. */
export const AT_ONCE = availableParallelism()
