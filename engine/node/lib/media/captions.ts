/**
 * Checks whether a file is WebVTT, and reports errors that authors typically make:
 * https://www.w3.org/TR/webvtt1/#file-structure
 */

import type { IssueText } from '../problems/problem'

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`)
/** The blocks in a file other than captions. */
const OTHERS = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const FORM = 'Times have the form "00:01:02.500 --> 00:01:05.000".'

/** The first issue with the content. Its message follows the file's name: `has no captions`. */
export function findCaptionIssue(text: string): IssueText | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const [first = ''] = lines
  if (!/^WEBVTT(?:[ \t]|$)/.test(first)) return reportBeginning(lines)
  const blocks = listBlocks(lines)
  for (const { line, rows } of blocks) {
    const issue = findBlockIssue(rows, line)
    if (issue) return issue
  }
  if (blocks.length > 0) return undefined
  return { message: 'has no captions', hint: 'Add captions, or remove the file.' }
}

function reportBeginning(lines: string[]): IssueText {
  const isSrt = lines.some((line) => /^\d\d:\d\d:\d\d,\d{3} -->/.test(line))
  if (isSrt) {
    const hint =
      'Start the file with WEBVTT and an empty line, and replace the comma in each time with a dot.'
    return { message: 'is an SRT file, not a WebVTT file', hint }
  }
  const hint = 'The first line of the file is "WEBVTT", and the second is empty.'
  return { message: 'is not a WebVTT file', hint }
}

interface CaptionBlock {
  /** The number of the block's first line, starting at 1. */
  line: number
  rows: string[]
}

/** The blocks between empty lines. */
function listBlocks(lines: string[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = []
  let rows: string[] = []
  for (const [index, row] of [...lines, ''].entries()) {
    if (row !== '') rows.push(row)
    else if (rows.length > 0) {
      blocks.push({ line: index - rows.length + 1, rows })
      rows = []
    }
  }
  return blocks.filter(({ line, rows: [first = ''] }) => line > 1 && !OTHERS.test(first))
}

function findBlockIssue(rows: string[], line: number): IssueText | undefined {
  const at = rows.findIndex((row) => row.includes('-->'))
  if (at < 0 || at > 1) {
    const hint = `Each caption begins with its times. ${FORM}`
    return { message: `is damaged: line ${line} has no times`, hint }
  }
  const place = line + at
  const [, start, end] = TIMING.exec(rows[at] ?? '') ?? []
  if (start === undefined || end === undefined) {
    return { message: `is damaged: the times in line ${place} cannot be read`, hint: FORM }
  }
  if (readTime(start) < readTime(end)) return undefined
  const hint = 'Write the earlier time first.'
  return { message: `is damaged: the caption in line ${place} ends before it starts`, hint }
}

function readTime(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}
