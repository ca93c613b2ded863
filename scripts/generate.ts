import { runCommand } from '../engine/node/commands/command-line'
import { writeGenerated } from '../engine/node/schemas/write-generated'
import { projectRoot } from '../engine/node/util/project-root'

await runCommand({
  name: 'npm run generate',
  summary: "Generates the editors' schemas and the TypeScript types from schemas/.",
  example: 'npm run generate',
  options: {},
  async run() {
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
