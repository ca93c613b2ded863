import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withOutput } from '../../engine/node/build/output/swap'

const PAGE = 'page.html'

/** Writes a file, with the folders around it. */
export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes an output of one page; `meanwhile` happens before it is put in place. */
export function writeOnePage(outDir: string, text: string, meanwhile = () => {}): Promise<void> {
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder) => {
      put(join(folder, PAGE), text)
      meanwhile()
      return { result: undefined }
    }),
  )
}

/** What the page of such an output says. */
export const readOnePage = (outDir: string): string => readFileSync(join(outDir, PAGE), 'utf8')

/** The names of all that is in the folder of an output, the output among them. */
export const listBesides = (outDir: string): string[] => readdirSync(dirname(outDir))
