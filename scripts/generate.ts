import { runCommand } from '../engine/build/command-line'
import { projectRoot } from '../engine/build/project-root'
import { writeGenerated } from '../engine/build/write-generated'

await runCommand({
  usage: 'npm run generate',
  options: {},
  async run() {
    for (const path of await writeGenerated(projectRoot)) console.log(path)
    return 0
  },
})
