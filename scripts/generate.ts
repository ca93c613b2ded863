import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from '../engine/build/command-line'
import { buildGenerated } from '../engine/build/generate'
import { projectRoot } from '../engine/build/project-root'

await runCommand({
  name: 'npm run generate',
  summary: "Makes the editors' schemas and the TypeScript types from the schemas in schemas/.",
  example: 'npm run generate',
  options: {},
  async run() {
    for (const [path, content] of await buildGenerated(projectRoot)) {
      const file = join(projectRoot, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      console.log(path)
    }
    return 0
  },
})
