import { FOLDERS, runCommand } from '../engine/build/command-line'
import { servePreview } from '../engine/build/serve'

await runCommand({
  usage: 'npm run preview -- [--out DIR]',
  options: FOLDERS,
  run: ({ out }) => servePreview(out),
})
