import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeProjectFiles } from '../../../../../engine/node/schemas/generate/project-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

it('says in a sentence which generated file cannot be written (R-319)', async () => {
  const root = makeScratchFolder()
  writeFileSync(join(root, '.quire'), '')
  await expect(writeProjectFiles(root)).rejects.toThrow(/^Cannot write ".*": a file is in the way/)
})
