import type { Reference } from '../schema/validate'

/** References in memory, or what reads them: most pages are never asked for theirs. */
export type References = Reference[] | LaterReferences

/** References that are read from where they are kept. */
interface LaterReferences {
  read: () => Reference[]
}

/** The references of a file; those of a page may be read from the disk. */
export function readReferences({ references }: { references: References }): Reference[] {
  return Array.isArray(references) ? references : references.read()
}
