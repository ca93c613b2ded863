import { defineCommand, FOLDERS } from '../common/command-line'
import { PREVIEW_PORT, parseServing, SERVING } from '../common/serving-options'

export const preview = defineCommand({
  name: 'preview',
  summary: 'Serves a built site as a host would, with its redirects, headers and status codes.',
  examples: ['', '--out dist --port 8080'],
  options: {
    site: { ...FOLDERS.site, hidden: true },
    out: { ...FOLDERS.out, description: 'The folder of the built site.' },
    ...SERVING,
  },
  async run({ out, site: _, ...serving }) {
    const { servePreview } = await import('../common/serve')
    return servePreview(out, parseServing(serving, PREVIEW_PORT))
  },
})
