/** Edits a page until the process is killed. Prints each value once it is recorded. */
import { DraftFolder } from '../../../engine/node/edit/drafts/draft-folder'
import { SiteDrafts } from '../../../engine/node/edit/drafts/site-drafts'

const [siteDir = '', folder = '', file = '', start = ''] = process.argv.slice(2)
const drafts = new SiteDrafts(new DraftFolder(siteDir, folder))

for (let count = 0; ; count += 1) {
  const value = `${start}-${count}`
  drafts.edit([{ file, edit: { op: 'insert', pointer: '/items/-', value } }])
  process.stdout.write(`${value}\n`)
  if (count % 5 === 4) drafts.save()
}
