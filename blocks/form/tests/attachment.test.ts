import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { FileField } from '../../../schemas/generated/types'
import { checkAttachment } from '../attachment'

const { fileField } =
  loadSchemas(projectRoot).files.get('blocks/form/schema.json')?.definitions ?? {}
/** The schema's default limits for files. */
const limits = Object.fromEntries(
  Object.entries(fileField?.properties ?? {}).map(([name, schema]) => [name, schema.default]),
) as unknown as FileField

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const LARGEST = 10_485_760

function check({ name = 'report.pdf', size = 100, type = 'application/pdf' }) {
  const verdict = checkAttachment({ name, size, type }, limits)
  return verdict.accepted ? verdict.warnings.map(({ message }) => message) : verdict.reason
}

describe('an attachment', () => {
  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.doc', 'application/msword'],
    ['a.docx', WORD],
    ['a.xls', 'application/vnd.ms-excel'],
    ['a.xlsx', SHEET],
    ['a.txt', 'text/plain'],
    ['a.csv', 'text/csv'],
    ['A.PDF', 'application/pdf'],
  ])('%s of its type is taken (R-175)', (name, type) => {
    expect(check({ name, type })).toEqual([])
  })

  it('has at least one byte and at most 10 MB (R-176, D53)', () => {
    expect(check({ size: LARGEST })).toEqual([])
    expect(check({ size: LARGEST + 1 })).toEqual({
      message: 'fileTooBig',
      values: { limit: '10 MB' },
    })
    expect(check({ size: 0 })).toEqual({ message: 'fileEmpty' })
    expect(checkAttachment(undefined, limits)).toEqual({
      accepted: false,
      reason: { message: 'fileMissing' },
    })
  })

  it.each([
    'exe',
    'bat',
    'cmd',
    'scr',
    'pif',
    'jar',
    'js',
    'vbs',
    'sh',
    'php',
    'EXE',
    'pdf.exe',
  ])('x.%s is dangerous, whatever type it is said to be (R-177, R-178)', (ending) => {
    expect(check({ name: `x.${ending}` })).toEqual({ message: 'fileDangerous' })
  })

  it.each([
    'x.exe.',
    'x.exe...',
    'x.exe ',
    'x.exe . .',
    'x.exe\u00a0',
    'x.exe\u3000.',
    'x. exe',
    'x.exe\u200b',
    'x.e\u00adxe',
    'x.exe\u202e',
    'x\u202efdp.exe',
    'x\uff0e\uff45\uff58\uff45',
    'x.exe::$DATA',
    'x.exe.::$DATA',
    'x.exe :report.pdf',
    'report.pdf:x.exe',
    'x.exe\n',
  ])('%j is dangerous: a system may see the ending of a program (R-177, D27)', (name) => {
    expect(check({ name })).toEqual({ message: 'fileDangerous' })
  })

  it.each(['report.pdf.', 'report.pdf '])('%j has the ending of its type', (name) => {
    expect(check({ name })).not.toContain('fileOtherType')
  })

  it.each([
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('with the character %j, which turns letters around, is refused', (character) => {
    expect(check({ name: `report${character}.pdf` })).toEqual({ message: 'fileNameInvalid' })
  })

  it.each([
    '\u6587\u66f8.pdf',
    '\u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645.pdf',
  ])('%j is a name like any other', (name) => {
    expect(check({ name })).toEqual([])
  })

  it.each(['report.exe.pdf', 'q1.2024.pdf'])('%s is taken with a warning (R-178)', (name) => {
    expect(check({ name })).toEqual(['fileManyDots'])
  })

  it.each(['notesjs.txt', 'crash.txt'])('%s only ends in such letters (R-179)', (name) => {
    expect(check({ name, type: 'text/plain' })).toEqual([])
  })

  it.each(['image/png', ''])('of the type "%s" is refused (R-180, D26)', (type) => {
    expect(check({ name: 'a.png', type })).toEqual({
      message: 'fileTypeNotAllowed',
      values: { type },
    })
  })

  it.each([
    ...'<>:"|?*',
    '\u0000',
    '\u001f',
    '\n',
  ])('with the character %j in its name is refused (R-181)', (character) => {
    expect(check({ name: `a${character}b.pdf` })).toEqual({ message: 'fileNameInvalid' })
  })

  it('has a name of at most 255 characters (R-182)', () => {
    expect(check({ name: `${'a'.repeat(251)}.pdf` })).toEqual([])
    expect(check({ name: `${'a'.repeat(252)}.pdf` })).toEqual({ message: 'fileNameTooLong' })
  })

  it('that Windows calls a workbook may be a CSV (R-183, D25)', () => {
    expect(check({ name: 'a.csv', type: 'application/vnd.ms-excel' })).toEqual(['fileOtherType'])
  })

  it('reports the first of several reasons (R-184, D27)', () => {
    const type = 'application/x-msdownload'
    const name = `a?${'b'.repeat(300)}.exe`
    expect(check({ name, size: LARGEST + 1, type })).toMatchObject({ message: 'fileTooBig' })
    expect(check({ name, size: 0, type })).toMatchObject({ message: 'fileEmpty' })
    expect(check({ name, type })).toMatchObject({ message: 'fileDangerous' })
    expect(check({ name: name.replace('.exe', ''), type })).toMatchObject({
      message: 'fileTypeNotAllowed',
    })
    expect(check({ name: name.replace('.exe', '') })).toMatchObject({ message: 'fileNameInvalid' })
  })
})
