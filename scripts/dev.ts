import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { serveDev } from '../engine/node/commands/serve'
import { DEV_PORT, parseServing, SERVING } from '../engine/node/commands/serving-options'

await runCommand({
  name: 'npm run dev',
  summary: 'Serves a site while you edit it. Changes show as soon as you save.',
  example: 'npm run dev -- --site my-site --port 3000',
  options: { ...FOLDERS, out: { ...FOLDERS.out, hidden: true }, ...SERVING },
  run: ({ site, out: _, ...serving }) => serveDev(site, parseServing(serving, DEV_PORT)),
})
