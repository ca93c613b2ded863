import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, FOLDERS } from '../common/command-line'

export const manifest = defineCommand({
  name: 'manifest',
  summary:
    'Joins the parts of a site that was built in parts, and lists the files to upload, in order. Uploads nothing.',
  forms: ['DIR...'],
  examples: ['dist', 'part-1 part-2 --against published.json'],
  options: {
    site: { ...FOLDERS.site, hidden: true },
    out: {
      ...FOLDERS.out,
      default: 'publish',
      description: 'The folder to write the lists to.',
    },
    against: {
      type: 'string',
      value: 'FILE',
      description:
        'The file published.json from the last upload. Files that have not changed since then need no upload; files that are gone are listed for deletion.',
    },
  },
  exitCodes: {
    0: 'The lists were written.',
    2: 'Nothing was written: a part is missing or repeated, or its sources differ.',
  },
  async run({ out, against }, folders) {
    if (folders.length === 0) {
      throw new UsageError('Name the folder of the site, or those of all its parts.', {
        showsUsage: true,
      })
    }
    const { runManifest } = await import('./manifest-command')
    return runManifest({ folders, against, outDir: out })
  },
})
