import { defineCommand, FOLDERS } from '../commands/command-line'
import { UsageError } from '../util/usage-error'

export const manifest = defineCommand({
  name: 'manifest',
  summary:
    'Joins the parts of a site, and lists what to upload and in which order. Nothing is uploaded.',
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
        'What is online: the file published.json of the last publication. Files that are online stay as they are, and those that are gone are listed.',
    },
  },
  exitCodes: {
    0: 'The lists are written.',
    2: 'A part is missing, there twice, or of other sources; nothing was written.',
  },
  async run({ out, against }, folders) {
    if (folders.length === 0) {
      throw new UsageError('Name the folder of the site, or those of all its parts.', {
        showsUsage: true,
      })
    }
    const { runManifest } = await import('../commands/manifest-command')
    return runManifest({ folders, against, outDir: out })
  },
})
