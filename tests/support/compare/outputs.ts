import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import type { Files, Normaliser } from './normalise'
import { createNormaliser } from './normalise'

export interface Output {
  dir: string
  files: Files
  normaliser: Normaliser
}

/** The outputs of two engine versions for one site. */
export interface OutputPair {
  before: Output
  after: Output
}

export function readOutputs(beforeDir: string, afterDir: string): OutputPair {
  const [before, after] = [readFiles(beforeDir), readFiles(afterDir)]
  return {
    before: { dir: beforeDir, files: before, normaliser: createNormaliser(before, after) },
    after: { dir: afterDir, files: after, normaliser: createNormaliser(after, before) },
  }
}

function readFiles(dir: string): Files {
  return new Map(listFiles(dir).map((file) => [file, readFileSync(join(dir, file))]))
}
