import { isPackage } from '../../lib/files/invocation'
import { projectRoot } from '../../lib/files/project-root'
import { ownProject } from '../../schemas/block-folders'
import { defineCommand } from '../common/command-line'

export const generate = defineCommand({
  name: 'generate',
  summary:
    'Writes the schemas for editors into .quire/ and, for your own blocks, their TypeScript types. In a clone, writes them into schemas/generated/, with the lists of block types and the reference.',
  examples: [''],
  options: {},
  async run() {
    if (isPackage) {
      const { writeProjectFiles } = await import('../../schemas/generate/project-files')
      const files = await writeProjectFiles(ownProject)
      console.log(`Wrote ${files.length} files into .quire/.`)
      return 0
    }
    const { writeGenerated } = await import('../../schemas/generate/write-generated')
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
