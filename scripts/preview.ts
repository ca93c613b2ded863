import { FOLDERS, runCommand } from '../engine/node/commands/command-line'
import { servePreview } from '../engine/node/commands/serve'
import { PREVIEW_PORT, parseServing, SERVING } from '../engine/node/commands/serving-options'

await runCommand({
  name: 'npm run preview',
  summary: 'Serves a built site as a host would: with its redirects, headers and status codes.',
  example: 'npm run preview -- --out dist --port 8080',
  options: {
    site: { ...FOLDERS.site, hidden: true },
    out: { ...FOLDERS.out, description: 'The built site to serve.' },
    ...SERVING,
  },
  run: ({ out, site: _, ...serving }) => servePreview(out, parseServing(serving, PREVIEW_PORT)),
})
