/** Passes hostile strings and files through every part of a form that reads them. */
import { describe, expect, it } from 'vitest'
import { loadHostile, tryAll } from '../../../tests/support/sites/hostile'
import { checkAttachment, listEndings } from '../attachment'
import { createContentScan } from '../attachment-scan'
import { sanitise } from '../sanitise'
import * as rules from '../values/text-rules'

const texts = ['strings', 'payloads', 'paths'].flatMap((name) => loadHostile(name as 'strings'))

describe(`each of ${texts.length} hostile texts`, () => {
  it('is sanitised for good', () => {
    tryAll('Sanitised texts', texts, (text) => {
      expect(sanitise(text)).not.toMatch(/[<>"'/]/)
      expect(sanitise(sanitise(text))).toBe(sanitise(text))
    })
  })

  it('is judged by every rule for texts, always alike (R-326, R-327)', () => {
    const { findTextError, ...judges } = rules
    tryAll('Rules for texts', texts, (text) => {
      for (const judge of Object.values(judges)) expect(judge(text)).toBe(judge(text))
      expect(findTextError(text)).toBe(findTextError(text))
      if (rules.isEmail(text)) expect(text).not.toMatch(/\s/)
      if (rules.isPersonName(text)) expect(text).not.toMatch(/[<>"&]/)
    })
  })
})

describe('files', () => {
  const names = loadHostile('file-names')
  const contents = loadHostile('file-contents')
  const limits = {
    accept: [{ type: 'application/pdf', extension: 'pdf' }],
    blocked: ['exe', 'bat', 'cmd', 'scr', 'pif', 'jar', 'js', 'vbs', 'sh', 'php'],
    maxBytes: 10 * 1024 * 1024,
    maxNameLength: 255,
  }

  it(`with ${names.length} hostile names are judged by what the system will make of them`, () => {
    tryAll('File names', names, (name) => {
      const verdict = checkAttachment({ name, size: 1, type: 'application/pdf' }, limits)
      if (verdict.accepted) {
        expect(name).not.toMatch(/[<>:"|?*\p{Cc}]/u)
        expect([...name].length).toBeLessThanOrEqual(255)
        for (const ending of listEndings(name)) expect(limits.blocked).not.toContain(ending)
      }
    })
  })

  it(`with ${contents.length} hostile contents are seen through, however they are cut`, () => {
    tryAll('File contents', contents, ({ bytes, type = '', findings }) => {
      const whole = Buffer.from(bytes, 'hex')
      for (const size of [1, 3, 1024]) {
        const scan = createContentScan(type.startsWith('text/'))
        for (let start = 0; start < whole.length; start += size) {
          scan.add(whole.subarray(start, start + size))
        }
        expect(scan.problems()).toEqual(findings)
      }
    })
  })
})
