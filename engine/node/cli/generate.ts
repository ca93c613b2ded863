import { defineCommand } from '../commands/command-line'
import { projectRoot } from '../util/project-root'

export const generate = defineCommand({
  name: 'generate',
  summary:
    "Generates the editors' schemas, the TypeScript types, the lists of block types and the reference from the schemas.",
  examples: [''],
  options: {},
  async run() {
    const { writeGenerated } = await import('../schemas/write-generated')
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
