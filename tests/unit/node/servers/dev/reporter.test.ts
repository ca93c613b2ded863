import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DevEvent } from '../../../../../engine/core/dev-protocol'
import type { Problem } from '../../../../../engine/node/lib/problems/problem'
import { Reporter } from '../../../../../engine/node/servers/dev/reporter'

const ERROR = {
  file: 'site/pages/index.json',
  line: 1,
  column: 1,
  rule: 'bad-json',
  severity: 'error',
  message: 'A comma is missing.',
} as Problem
const CODE_ERROR = 'The blocks could not be compiled.\nHero.tsx:1:1'

let events: DevEvent[]
let printed: string[]
let reporter: Reporter

beforeEach(() => {
  events = []
  printed = []
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text))
  reporter = new Reporter({ send: (event) => void events.push(event) })
})
afterEach(() => vi.restoreAllMocks())

const kinds = () =>
  events.map((event) => (event.kind === 'change' ? event.sharedChanged : 'problem'))

it('shows why the sources could not be compiled, whatever is saved, until they can', () => {
  reporter.reportCode([], CODE_ERROR)
  expect(events).toEqual([
    { kind: 'problem', message: 'The blocks could not be compiled.', details: 'Hero.tsx:1:1' },
  ])
  reporter.show({ problems: [], sharedChanged: false })
  reporter.report([])
  expect(kinds()).toEqual(['problem', false, 'problem'])
  reporter.reportCode([], '')
  expect(kinds().slice(3)).toEqual([true])
  expect(printed).toEqual([CODE_ERROR, 'No problems.'])
})

it('has open pages load the compiled sources, and shows what is wrong with the site again', () => {
  reporter.report([ERROR])
  reporter.reportCode([ERROR], '')
  expect(kinds()).toEqual(['problem', true, 'problem'])
  expect(printed).toHaveLength(1)
})

it('shows a problem of the whole site once', () => {
  reporter.show({ problems: [ERROR], sharedChanged: false })
  reporter.report([ERROR])
  reporter.report([])
  expect(kinds()).toEqual(['problem', false])
})
