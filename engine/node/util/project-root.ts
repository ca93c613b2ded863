import { fileURLToPath } from 'node:url'

/** The folder of Quire itself, with `engine`, `blocks` and `schemas`. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
