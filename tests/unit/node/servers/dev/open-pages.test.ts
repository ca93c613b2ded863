import { EventEmitter } from 'node:events'
import { beforeEach, expect, it } from 'vitest'
import type { DevEvent } from '../../../../../engine/core/dev-protocol'
import { OpenPages } from '../../../../../engine/node/servers/dev/open-pages'

const CHANGE: DevEvent = { kind: 'change', sharedChanged: false }
const PROBLEM: DevEvent = { kind: 'problem', message: 'One error.', details: '' }

let pages: OpenPages

beforeEach(() => {
  pages = new OpenPages()
})

/** Adds a page. Returns the events that the page receives, and a function that closes it. */
function open({ isInIframe = false } = {}) {
  const events: DevEvent[] = []
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => {},
    end: () => {},
    write: (text: string) => {
      if (text.startsWith('data: ')) events.push(JSON.parse(text.slice(6)))
    },
  })
  pages.add(response as never, { isInIframe })
  return { events, close: () => response.emit('close') }
}

it('sends a problem to pages that are open and to those that are opened later', () => {
  const early = open()
  pages.send(PROBLEM)
  const late = open()
  pages.send(CHANGE)
  expect(early.events).toEqual([PROBLEM, CHANGE])
  expect(late.events).toEqual([PROBLEM, CHANGE])
  expect(open().events).toEqual([])
})

it('sends no problem of the site to examples of the catalogue', () => {
  const early = open({ isInIframe: true })
  pages.send(PROBLEM)
  const late = open({ isInIframe: true })
  pages.send(CHANGE)
  expect([early.events, late.events]).toEqual([[CHANGE], [CHANGE]])
})

it('sends nothing to a page that was closed', () => {
  const page = open()
  page.close()
  pages.send(CHANGE)
  expect(page.events).toEqual([])
})
