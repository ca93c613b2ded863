import type { Origins } from '../../sources/compose/origins'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import { readPage } from '../files/check-page'
import type { OpenSite } from './open-site'

/** A site in whose files values are located. */
export interface Traced {
  dir: string
  /** Returns the source map of a file. Undefined if all values are in the file itself. */
  trace: (file: string) => Origins | undefined
}

/** Computes source maps by composing files again. */
export function traceSite({ dir, composer, templates, read, pageFiles }: TracedParts): Traced {
  let byName: Map<string, SourceFile> | undefined
  return {
    dir,
    trace(file) {
      byName ??= new Map([...read.files, ...pageFiles].map((one) => [one.file, one]))
      const siteFile = byName.get(file)
      if (!siteFile) return undefined
      const bytes = readPage(siteFile, { dir, templates })
      if (!bytes || !composer.mayCompose(siteFile, bytes)) return undefined
      return composer.compose(readDocument(siteFile, bytes), bytes)?.origins
    },
  }
}

type TracedParts = Pick<OpenSite, 'dir' | 'composer' | 'templates' | 'read' | 'pageFiles'>
