import { availableParallelism } from 'node:os'
import { once } from '../../../lib/files/once'

export type Sharp = typeof import('sharp').default

/**
 * What makes the files of pictures. Undefined where it is not installed: it is native code, which
 * there may be none of for a machine.
 */
export const loadSharp = once(async (): Promise<Sharp | undefined> => {
  try {
    const { default: sharp } = await import('sharp')
    // No file is read twice, and several are made at a time.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  } catch {
    return undefined
  }
})

/** How many files are made at a time. */
export const AT_ONCE = availableParallelism()
