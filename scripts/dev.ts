import { FOLDERS, runCommand } from '../engine/build/command-line'
import { serveDev } from '../engine/build/serve'

await runCommand({
  usage: 'npm run dev -- [--site DIR]',
  options: FOLDERS,
  run: ({ site }) => serveDev(site),
})
