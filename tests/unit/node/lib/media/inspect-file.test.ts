import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSampleFile } from '../../../../../engine/node/block-tools/catalogue/sample-files'
import { inspectFile } from '../../../../../engine/node/lib/media/inspect-file'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const folder = makeScratchFolder()
const inspect = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return inspectFile(path).issue
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

describe('a file for readers', () => {
  it.each([
    'paper.pdf',
    'rows.csv',
    'note.txt',
    'all.zip',
    'book.xlsx',
    'form.docx',
  ])('is what it should be: %s', (name) => {
    expect(inspect(name, buildSampleFile(name) ?? '')).toBeUndefined()
  })

  it('may be a text of any encoding, or of a kind that is not known', () => {
    expect(inspect('wide.csv', Buffer.from('\uFEFFa,b', 'utf16le'))).toBeUndefined()
    expect(inspect('bm.csv', 'BMW,1\n')).toBeUndefined()
    expect(inspect('feed.xml', '<html></html>')).toBeUndefined()
    expect(inspect('plan.dwg', 'AC1032')).toBeUndefined()
  })

  it.each<[name: string, content: string | Uint8Array, message: string]>([
    ['none.pdf', '', 'is an empty file'],
    ['page.pdf', '<!doctype html><title>Log in</title>', 'it is a web page (HTML)'],
    ['page.dwg', '<!doctype html><title>Log in</title>', 'it is a web page (HTML)'],
    ['page.csv', '<html><body>', 'it is a web page (HTML)'],
    ['cut.pdf', '%PDF-1.4\n1 0 obj', 'is damaged or incomplete'],
    ['cut.zip', hex('504b0304 1400'), 'is damaged or incomplete'],
    ['old.docx', hex('d0cf11e0a1b11ae1'), 'it is an older Office document'],
    ['archive.pdf', hex('504b0304'), 'it is a ZIP archive'],
    ['rows.csv', hex('504b0304 00'), 'it is a ZIP archive'],
  ])('is reported: %s', (name, content, message) => {
    expect(inspect(name, content)?.message).toContain(message)
  })

  it('that is not there cannot be read', () => {
    expect(inspectFile(join(folder, 'nothing.pdf')).issue?.message).toBe('cannot be read')
  })
})
