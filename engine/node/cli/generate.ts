import { defineCommand } from '../commands/command-line'
import { ownProject } from '../schemas/block-folders'
import { isPackage } from '../util/invocation'
import { projectRoot } from '../util/project-root'

export const generate = defineCommand({
  name: 'generate',
  summary: isPackage
    ? 'Writes what editors need into .quire/: the schemas and, for blocks of your own, their types.'
    : "Generates the editors' schemas, the TypeScript types, the lists of block types and the reference from the schemas.",
  examples: [''],
  options: {},
  async run() {
    if (isPackage) {
      const { writeProjectFiles } = await import('../schemas/project-files')
      const files = await writeProjectFiles(ownProject)
      console.log(`Wrote ${files.length} files into .quire/.`)
      return 0
    }
    const { writeGenerated } = await import('../schemas/write-generated')
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
