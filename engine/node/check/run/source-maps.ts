import type { SourceMap } from '../../sources/compose/source-map'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import { readPage } from '../files/check-page'
import type { OpenSite } from './open-site'

/** The source maps of a site's files. */
export interface SourceMaps {
  dir: string
  /** Returns the source map of a file. Undefined if all values are in the file itself. */
  get: (file: string) => SourceMap | undefined
}

/** Computes source maps by composing files again. */
export function createSourceMaps({
  dir,
  composer,
  templates,
  read,
  pageFiles,
}: SiteParts): SourceMaps {
  let byName: Map<string, SourceFile> | undefined
  return {
    dir,
    get(file) {
      byName ??= new Map([...read.files, ...pageFiles].map((one) => [one.file, one]))
      const siteFile = byName.get(file)
      if (!siteFile) return undefined
      const bytes = readPage(siteFile, { dir, templates })
      if (!bytes || !composer.mayCompose(siteFile, bytes)) return undefined
      return composer.compose(readDocument(siteFile, bytes), bytes)?.sourceMap
    },
  }
}

type SiteParts = Pick<OpenSite, 'dir' | 'composer' | 'templates' | 'read' | 'pageFiles'>
