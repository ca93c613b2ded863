import { runCommand } from '../engine/node/commands/command-line'
import { writeGenerated } from '../engine/node/schemas/write-generated'
import { projectRoot } from '../engine/node/util/project-root'

await runCommand({
  name: 'npm run generate',
  summary:
    "Generates the editors' schemas, the TypeScript types, the lists of block types and the reference from the schemas.",
  example: 'npm run generate',
  options: {},
  async run() {
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
