import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withOutput } from '../../engine/node/build/output/swap'

const PAGE = 'page.html'

/** Writes a file, creating its folders. */
export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes a one-page output. `meanwhile` runs before the output is put in place. */
export function writeOnePage(outDir: string, text: string, meanwhile = () => {}): Promise<void> {
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder) => {
      put(join(folder, PAGE), text)
      meanwhile()
      return { result: undefined }
    }),
  )
}

/** The text on the page of a one-page output. */
export const readOnePage = (outDir: string): string => readFileSync(join(outDir, PAGE), 'utf8')

/** The names of all entries in the folder that contains an output, including the output. */
export const listBesides = (outDir: string): string[] => readdirSync(dirname(outDir))
