import { describe, expect, it } from 'vitest'
import { findCaptionIssue } from '../../../../../engine/node/lib/media/captions'

describe('captions', () => {
  it.each([
    'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n',
    '\uFEFFWEBVTT A tour\r\n\r\n1\r\n00:00:01.000 --> 100:00:02.500 align:start\r\nHello.',
    'WEBVTT\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nto do\n\n00:00.000\t-->\t00:01.000\nHello.\nAgain.',
  ])('are WebVTT: %j', (text) => {
    expect(findCaptionIssue(text)).toBeUndefined()
  })

  it.each([
    ['', 'is not a WebVTT file'],
    ['Hello.', 'is not a WebVTT file'],
    ['1\n00:00:01,000 --> 00:00:02,000\nHello.', 'is an SRT file, not a WebVTT file'],
    ['WEBVTT\n\nNOTE nothing yet\n', 'has no captions'],
    ['WEBVTT\n\nHello.\n', 'is damaged: line 3 has no times'],
    [
      'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n\n2\n00:02,000 --> 00:03,000\nAgain.',
      'is damaged: the times in line 7 cannot be read',
    ],
    ['WEBVTT\n\n00:75.000 --> 01:80.000\nHello.', 'is damaged: the times in line 3 cannot be read'],
    [
      'WEBVTT\n\n00:02.000 --> 00:01.000\nHello.',
      'is damaged: the caption in line 3 ends before it starts',
    ],
  ])('are reported: %j', (text, message) => {
    expect(findCaptionIssue(text)?.message).toBe(message)
  })
})
