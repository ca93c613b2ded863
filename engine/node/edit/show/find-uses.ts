import { join } from 'node:path'
import type { OpenSite } from '../../check/run/open-site'
import { readBytes, readText } from '../../lib/files/read-bytes'
import { createLocator, escapePointer } from '../../lib/json/text-place'
import { readUse } from '../../sources/compose/fragments'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import { getDisplayPath } from '../write/read-site'

/** A location at which a fragment is used by name. */
interface FoundUse {
  /** The path from the current directory. */
  file: string
  line: number
  column: number
  /** The location of the name. */
  pointer: string
}

export interface FragmentUses {
  uses: FoundUse[]
  /** Indirect uses: through something else that uses the fragment. */
  through: {
    /** The paths of pages. */
    pages: string[]
    /** Files that are not pages but parts of them, as paths from the current directory. */
    files: string[]
  }
}

/** Finds where a fragment is used, directly and through other fragments and collections. */
export function findUses(opened: OpenSite, name: string): FragmentUses {
  const { dir, composer, documents, listed, pageFiles, read, templates } = opened
  const written = [
    ...read.files.map((siteFile, index) => ({ siteFile, bytes: () => read.bytes[index] })),
    ...listed.templates.map((siteFile) => ({
      siteFile,
      bytes: () => templates.get(siteFile.file),
    })),
    ...pageFiles
      .filter(({ made }) => made === undefined)
      .map((siteFile) => ({ siteFile, bytes: () => readBytes(join(dir, siteFile.file)) })),
  ]
  const using = new Map<string, { kind: string; uses: FoundUse[] }>()
  for (const { siteFile, bytes } of written) {
    const uses = findIn(dir, { siteFile, bytes: bytes() }, name)
    if (uses.length > 0) using.set(siteFile.file, { kind: siteFile.kind, uses })
  }
  const uses = [...using.values()].flatMap((one) => one.uses)
  const isPassedOn = [...using.values()].some(({ kind }) => PASSING.has(kind))
  if (!isPassedOn) return { uses, through: { pages: [], files: [] } }

  const pages = pageFiles.flatMap((page) => {
    const file = page.made?.by ?? page.file
    if (using.has(file)) return []
    const bytes = page.made ? templates.get(file) : readBytes(join(dir, file))
    const composed = bytes && composer.compose(readDocument(page, bytes), bytes)
    return composed?.uses.includes(name) ? [page.route] : []
  })
  const files = documents.flatMap(({ file, composition }) =>
    composition?.uses.includes(name) && !using.has(file) ? [getDisplayPath(join(dir, file))] : [],
  )
  return { uses, through: { pages, files } }
}

/** The kinds of files that others include. */
const PASSING: ReadonlySet<string> = new Set(['collection', 'fragment'])

interface WrittenFile {
  siteFile: SourceFile
  bytes: Uint8Array | undefined
}

function findIn(dir: string, { siteFile, bytes }: WrittenFile, name: string): FoundUse[] {
  if (!bytes || !Buffer.from(bytes).includes('"use"')) return []
  const pointers = [...listUses(readDocument(siteFile, bytes).data, name, '')]
  if (pointers.length === 0) return []
  const path = join(dir, siteFile.file)
  const locate = createLocator(readText(path))
  return pointers.map((pointer) => {
    const { line, column } = locate(pointer)
    return { file: getDisplayPath(path), line, column, pointer }
  })
}

function* listUses(value: unknown, name: string, pointer: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (readUse(value)?.name === name) yield `${pointer}/use`
  for (const [key, child] of Object.entries(value)) {
    yield* listUses(child, name, `${pointer}/${escapePointer(key)}`)
  }
}
