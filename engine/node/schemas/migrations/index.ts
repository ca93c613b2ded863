import { keepStrictTransport } from './keep-strict-transport'
import type { Migration } from './migration'

/** All migrations, the oldest version first, in the order in which they are applied. */
export const migrations: Migration[] = [keepStrictTransport]
