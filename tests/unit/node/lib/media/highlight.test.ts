import { describe, expect, it } from 'vitest'
import { readRuns } from '../../../../../engine/core/text/code-runs'
import {
  highlightCode,
  isCodeLanguage,
  listCodeLanguages,
} from '../../../../../engine/node/lib/media/highlight'

function listKinds(text: string, language: string): string[] {
  const runs = readRuns(text, highlightCode(text, language))
  return runs.flatMap(({ text: word, kind }) => (kind ? [`${kind} ${word}`] : []))
}

describe('the words of code', () => {
  it.each([
    [
      'json',
      '{ "a": [1, true, "<b>&\'"] }',
      ['attribute "a"', 'number 1', 'keyword true', 'string "<b>&\'"'],
    ],
    [
      'ts',
      'if (this.a) f() // so',
      ['keyword if', 'keyword this', 'attribute a', 'title f', 'comment // so'],
    ],
    ['sh', 'echo "$HOME"', ['type echo', 'string "', 'attribute $HOME', 'string "']],
    ['diff', '- a\n+ b', ['deletion - a', 'addition + b']],
  ])('have their kinds in %s', (language, text, kinds) => {
    expect(listKinds(text, language)).toEqual(kinds)
  })

  it.each(listCodeLanguages())('are no more and no fewer in %s', (language) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is text.
    const text = 'a <b c="d&amp;"> \'e\' {f: 1}\r\n\t# /* `${g}` */\n\u{1F600}'
    const runs = highlightCode(text, language)
    expect(
      readRuns(text, runs)
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
  })

  it('are not split where there are no tokens', () => {
    expect(highlightCode('a = 1', 'text')).toBeUndefined()
    expect(highlightCode('a = 1', 'no-language')).toBeUndefined()
    expect(highlightCode('1 '.repeat(200_000), 'json')).toBeUndefined()
  })
})

it('knows languages by all their names, and nothing that every object has', () => {
  expect(['JSON', 'ts', 'toml', 'console', 'c++'].filter(isCodeLanguage)).toHaveLength(5)
  expect(['constructor', '__proto__', 'typescrpt'].filter(isCodeLanguage)).toEqual([])
})
