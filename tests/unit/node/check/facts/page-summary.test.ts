import { expect, it } from 'vitest'
import type { CheckedFile } from '../../../../../engine/node/check/facts/context'
import { summarizePage } from '../../../../../engine/node/check/facts/page-summary'

function summarize(code: object) {
  const data = { title: 'Start', description: 'How to.', blocks: [{ type: 'code', code }] }
  const file = 'pages/start.json'
  const page: CheckedFile = {
    ...{ kind: 'page', file, route: '/start', data, valid: true },
    ...{ references: [], blocks: [], issues: [] },
  }
  return summarizePage(page, { version: '1', builds: new Map(), json: JSON.stringify(data) })
}

it('finds the tokens of a page that has them only in code', () => {
  const { hasTokens, references } = summarize({ text: 'ssh {host}\nssh {host}' })
  expect(hasTokens).toBe(true)
  expect(references.filter(({ meaning }) => meaning === 'token')).toEqual([
    { meaning: 'token', value: 'host', pointer: '' },
  ])
  expect(summarize({ text: 'if (a) { b }' }).hasTokens).toBe(false)
})
