import { runCommand } from '../engine/build/command-line'
import { projectRoot } from '../engine/build/project-root'
import { writeGenerated } from '../engine/build/write-generated'

await runCommand({
  name: 'npm run generate',
  summary: "Makes the editors' schemas and the TypeScript types from the schemas in schemas/.",
  example: 'npm run generate',
  options: {},
  async run() {
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
