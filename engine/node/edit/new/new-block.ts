import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage } from '../../lib/files/invocation'
import { getComponentName } from '../../schemas/generate/generate-blocks'
import { writeProjectFiles } from '../../schemas/generate/project-files'
import { writeGenerated } from '../../schemas/generate/write-generated'
import { GENERATED_FOLDER } from '../../schemas/schema-path'
import { writeNewFiles } from '../write/write-new-files'
import { buildBlockFiles } from './block-template'
import type { NewResult } from './new-page'

export interface NewBlock {
  /** The project's folder. */
  root: string
  type: string
  description?: string
}

const TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** The longest file name, minus the longest suffix of a block's file. */
const LONGEST = 240

/** The identifiers that a component uses, which cannot be its name. */
const PARTS = ['Section', 'RichText', 'Registry']

/**
 * Writes the folder of a working block type, and updates the generated files.
 * @throws {UsageError} when it cannot be written.
 */
export async function writeNewBlock({ root, type, description }: NewBlock): Promise<NewResult> {
  const problem = findProblem(root, type)
  if (problem !== undefined) return { problem }
  const sentence = buildSentence(description ?? 'Short texts, one below the other')
  const added = buildBlockFiles(type, sentence)
  writeNewFiles([...added].map(([path, content]) => [join(root, path), content]))
  if (!isPackage) return { files: [...added.keys(), ...(await writeGenerated(root))] }
  await writeProjectFiles(root)
  return { files: [...added.keys(), ...addTsconfig(root)] }
}

/** With its first block, a project gets a TypeScript configuration, unless it has one. */
function addTsconfig(root: string): string[] {
  const file = join(root, 'tsconfig.json')
  if (existsSync(file)) return []
  const config = {
    extends: `./${GENERATED_FOLDER}/tsconfig.json`,
    include: ['blocks', `${GENERATED_FOLDER}/*.ts`],
  }
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return ['tsconfig.json']
}

function findProblem(root: string, type: string): string | undefined {
  if (!TYPE.test(type) || type.length > LONGEST) {
    return `"${type}" is not a valid block name: use at most ${LONGEST} lower-case letters and digits, with hyphens between words, such as "price-list".`
  }
  const name = getComponentName(type)
  if (name in globalThis || PARTS.includes(name) || type in {}) {
    return `A block cannot be called "${type}": the name "${name}" is taken in its component.`
  }
  return existsSync(join(root, 'blocks', type)) ? `blocks/${type} already exists.` : undefined
}

/** Starts with a capital letter and ends with a full stop. */
function buildSentence(text: string): string {
  const words = text.trim().replace(/\.$/, '')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
