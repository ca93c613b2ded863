import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { serveDev } from '../engine/node/commands/serve'
import { DEV_PORT, parseServing, SERVING } from '../engine/node/commands/serving-options'

await runCommand({
  name: 'npm run dev',
  summary: 'Serves a site while it is being written: what is saved shows at once.',
  example: 'npm run dev -- --site my-site --port 3000',
  options: { ...FOLDERS, ...SERVING },
  run: ({ site, out: _, ...serving }) => serveDev(site, parseServing(serving, DEV_PORT)),
})
