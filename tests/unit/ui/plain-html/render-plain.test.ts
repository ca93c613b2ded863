import type { FunctionComponent, ReactNode } from 'react'
import { createContext, createElement, memo, Suspense, useContext, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listHtmlTexts } from '../../../../engine/core/page/html-texts'
import { renderPlain } from '../../../../engine/ui/plain-html/render-plain'

const h = createElement

/** Expects of an element the HTML of React. */
function expectSame(node: ReactNode) {
  const element = h('main', null, node)
  const { html, texts } = renderPlain(element)
  expect(html).toBe(renderToString(element))
  expect(texts).toEqual(listHtmlTexts(html))
}

it('keeps texts apart as React does', () => {
  const Text: FunctionComponent = () => 'b'
  expectSame(['a', '', 'b', 1, null, true, h('i', { key: 1 }, 'c'), 'd', h(Text, { key: 2 })])
  expectSame(h(Suspense, null, 'a', h('b', null, 'c', 'd')))
  expectSame(['a', h(Suspense, { key: 1 }, 'b'), 'c'])
  expectSame(h('p', null, ''))
  expectSame([h('p', { key: 1 }, 'a\r\nb\rc <&>'), '"d"', "'e'"])
})

it('writes attributes as React does', () => {
  const press = () => {}
  expectSame(
    h('a', { className: 'a b', href: '/x?a=1&b="2"', 'data-x': true, onClick: press }, 'x'),
  )
  expectSame(
    h('div', { hidden: true, id: undefined, tabIndex: -1, 'aria-busy': false, ref: press }),
  )
  expectSame(
    h('p', { style: { '--a': ' 1 ', marginInlineStart: '2px', color: '' }, hidden: false }),
  )
  expectSame(h('ol', { start: 0 }, h('li', null, 'a')))
  expectSame(h('svg', { viewBox: '0 0 2 2', strokeWidth: 1.5 }, h('path', { d: "M0 0'" })))
  expectSame(h('picture', null, h('source', { srcSet: '/a 1x' }), h('img', { src: '/a', alt: '' })))
  expectSame(h('img', { src: '/a', alt: 'a', loading: 'lazy' }))
})

const Id: FunctionComponent<{ children?: ReactNode }> = ({ children }) => {
  const [one, other] = [useId(), useId()]
  return h('div', { id: one, title: other }, children)
}

it('makes the ids of React, however deep and wide the tree is', () => {
  let nested: ReactNode = h(Id)
  for (let depth = 0; depth < 12; depth++) {
    const rest = Array.from({ length: depth * 3 }, (_, key) => h(Id, { key }))
    nested = [h(Id, { key: 'a' }, nested), ...rest, h('p', { key: 'b' }, nested)]
  }
  expectSame(nested)
})

it('has the values of contexts and the first states', () => {
  const Name = createContext('nobody')
  const Greeting = memo(() => {
    const [word] = useState(() => 'Hello')
    return h('p', null, word, ' ', useContext(Name))
  })
  expectSame([
    h(Name, { key: 1, value: 'Ada' }, h(Greeting), h(Name, { value: 'Bo' }, h(Greeting))),
    h(Greeting, { key: 2 }),
  ])
})

it('leaves to React what is not plain', () => {
  const Changing: FunctionComponent = () => {
    const [count, setCount] = useState(0)
    if (count < 2) setCount(count + 1)
    return count
  }
  const html = { dangerouslySetInnerHTML: { __html: '<b>' } }
  for (const element of [
    h('input', { value: '1', readOnly: true }),
    h('img', { src: '/a' }),
    h('title', null, 'a'),
    h('p', html),
    h('a', { href: 'javascript:alert(1)' }),
    h('p', { contentEditable: true }),
    h('p', { style: { margin: 2 } }),
    h('p', { style: '' as never }),
    h('p', { style: (() => {}) as never }),
    h('ol', { start: Number.NaN }),
    h('ol', { start: '3' as never }),
    h('noscript', null, 'a'),
    h(Changing),
  ]) {
    expect(() => renderPlain(element)).toThrow()
    // It works again afterwards, and React too.
    expectSame(h(Id))
  }
})
