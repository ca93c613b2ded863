/** Poppler's tools, which extract the text of a PDF: https://poppler.freedesktop.org/ */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installByApt } from './install'

const PDFTOTEXT = '/usr/bin/pdftotext'

/** The reason to skip the tests that read a PDF. `undefined` if the tools are installed. */
export function whyWithoutPoppler(): string | undefined {
  if (existsSync(PDFTOTEXT)) return undefined
  return 'Printed pages are not read: poppler-utils could not be installed by apt here.'
}

/** Installs the tools with apt if they are missing and apt is available. */
export function ensurePoppler(): void {
  if (existsSync(PDFTOTEXT)) return
  console.log('Installing poppler-utils, to read printed pages with.')
  if (!installByApt(['poppler-utils'])) {
    console.log('It could not be installed; the tests of printed pages are skipped.')
  }
}

/** A word in a PDF with its bounding box, in points from the top left of its page. */
export interface PdfWord {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

const WORD = /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Reads the words on each page of a PDF. */
export function readPdfWords(pdf: Buffer): PdfWord[][] {
  const options = { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  const { status, stdout, stderr } = spawnSync(PDFTOTEXT, ['-bbox', '-', '-'], options)
  if (status !== 0) throw new Error(`pdftotext failed:\n${stderr}`)
  const [, ...pages] = stdout.split('<page ')
  return pages.map((page) =>
    [...page.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
      text: text.replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  )
}
