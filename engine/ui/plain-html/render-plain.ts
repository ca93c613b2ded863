/**
 * Renders what pages mostly consist of in a fraction of React's time: plain elements, function
 * components, contexts, and boundaries in which nothing waits. The HTML is React's, to the byte.
 * Whatever else there is, a picture or a field for example, is left to React.
 * https://github.com/facebook/react/blob/v19.2.0/packages/react-server/src/ReactFizzServer.js
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import React, { Fragment, Suspense } from 'react'
import { readLines } from '../../core/page/html-texts'
import { escapeText, NotPlain, renderAttributes } from './attributes'
import type { PlacedContext } from './hooks'
import { createHooks } from './hooks'
import { beginWay, enterPlace, leavePlace, nameId } from './places'

type Props = Record<string, unknown> & { children?: ReactNode }

const ELEMENT = Symbol.for('react.transitional.element')
const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')

/** Elements that have content, and nothing that React does only for them. */
const PLAIN_TAGS = new Set(
  (
    'a abbr article aside b bdi blockquote button caption circle cite code dd details div dl dt ' +
    'ellipse em fieldset figcaption figure footer g h1 h2 h3 h4 h5 h6 header i kbd label legend ' +
    'li line main mark nav ol p path picture polygon polyline rect s section small span strong ' +
    'sub summary sup svg table tbody td text th thead time tr tspan u ul'
  ).split(' '),
)
/** Within this, browsers choose what they fetch. */
const LATE_TAG = 'picture'
const EMPTY_TAGS = new Set(['br', 'hr', 'img', 'source', 'wbr'])

/** Where React keeps the hooks of the component that it renders. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)[INTERNALS]

/** The HTML of an element. */
export interface PlainHtml {
  html: string
  /** Its texts, one for each text node that a browser makes of it. */
  texts: string[]
  /** Which of the texts are those of the `main` element. */
  main: [start: number, end: number]
}

let html = ''
let texts: string[] = []
let main: [start: number | undefined, end: number] = [undefined, 0]
/** Whether the last piece is a text: React keeps it apart from a text that follows. */
let isAfterText = false
/** How many ids the present component has asked for. */
let ids = 0
let isRendering = false
/** How many elements around what is rendered keep React from having pictures fetched early. */
let lateAround = 0

const hooks = createHooks({ nextId: () => nameId(ids++), isRendering: () => isRendering })

/**
 * Renders an element.
 * @throws where it is left to React, or a component throws.
 */
export function renderPlain(element: ReactElement): PlainHtml {
  if (!internals) throw new NotPlain('this version of React')
  const before = internals.H
  internals.H = hooks
  html = ''
  texts = []
  main = [undefined, 0]
  isAfterText = false
  lateAround = 0
  beginWay()
  try {
    renderNode(element)
    return { html, texts, main: [main[0] ?? 0, main[1]] }
  } finally {
    internals.H = before
    isRendering = false
    html = ''
  }
}

function renderNode(node: ReactNode): void {
  if (typeof node === 'string') renderText(node)
  else if (typeof node === 'number') renderText(String(node))
  else if (Array.isArray(node)) renderList(node)
  else if (typeof node === 'object' && node !== null) {
    const { $$typeof, type, props } = node as ReactElement<Props> & { $$typeof: symbol }
    if ($$typeof !== ELEMENT) throw new NotPlain('a node')
    renderElement(type, props)
  } else if (typeof node === 'bigint') throw new NotPlain('a node')
}

function renderText(text: string): void {
  if (text === '') return
  html += (isAfterText ? '<!-- -->' : '') + escapeText(text)
  isAfterText = true
  texts.push(readLines(text))
}

function renderList(nodes: ReactNode[]): void {
  const { length } = nodes
  for (let index = 0; index < length; index++) {
    enterPlace(length, index + 1)
    renderNode(nodes[index])
    leavePlace()
  }
}

function renderElement(type: unknown, props: Props): void {
  if (typeof type === 'string') renderTag(type, props)
  else if (typeof type === 'function') renderComponent(type as ComponentType<Props>, props)
  else if (type === Fragment) renderNode(props.children)
  else if (type === Suspense) renderBoundary(props)
  else renderWrapped(type as { $$typeof?: symbol; type: unknown }, props)
}

function renderTag(tag: string, props: Props): void {
  if (EMPTY_TAGS.has(tag)) {
    renderEmptyTag(tag, props)
    return
  }
  if (!PLAIN_TAGS.has(tag)) throw new NotPlain(`<${tag}>`)
  if (tag === LATE_TAG) lateAround++
  const { children } = props
  if (tag === 'main') main[0] ??= texts.length
  html += `<${tag}${renderAttributes(props)}>`
  isAfterText = false
  if (typeof children !== 'string') renderNode(children)
  else renderText(children)
  html += `</${tag}>`
  isAfterText = false
  if (tag === LATE_TAG) lateAround--
  else if (tag === 'main') main[1] = texts.length
}

function renderEmptyTag(tag: string, props: Props): void {
  // React has the browser fetch other pictures early, by links before the HTML.
  const isLate = tag !== 'img' || lateAround > 0 || props.loading === 'lazy'
  if (!isLate || 'children' in props) throw new NotPlain(`<${tag}>`)
  html += `<${tag}${renderAttributes(props)}/>`
  isAfterText = false
}

/** In a boundary without anything to wait for, its content is in its place. */
function renderBoundary({ children }: Props): void {
  html += '<!--$-->'
  isAfterText = false
  renderNode(children)
  html += '<!--/$-->'
  isAfterText = false
}

function renderWrapped(type: { $$typeof?: symbol; type: unknown }, props: Props): void {
  if (type.$$typeof === MEMO) renderElement(type.type, props)
  else if (type.$$typeof === CONTEXT) renderProvider(type as unknown as PlacedContext, props)
  else throw new NotPlain('a component')
}

function renderProvider(context: PlacedContext, { value, children }: Props): void {
  const outer = context._currentValue2
  context._currentValue2 = value
  try {
    renderNode(children)
  } finally {
    context._currentValue2 = outer
  }
}

type ClassComponent = new (props: Props, context: object) => React.Component<Props>

/** Those that are no classes: to look at the prototype of a function takes longer. */
const functions = new Set<unknown>()

function renderComponent(type: ComponentType<Props>, props: Props): void {
  if (!functions.has(type)) {
    if (type.prototype?.isReactComponent) {
      renderNode(createInstance(type as ClassComponent, props).render())
      return
    }
    functions.add(type)
  }
  ids = 0
  isRendering = true
  const node = (type as (props: Props) => ReactNode)(props)
  isRendering = false
  if (ids === 0) {
    renderNode(node)
    return
  }
  enterPlace(1, 1)
  renderNode(node)
  leavePlace()
}

/** What a class does before it is rendered; of those in use, none does anything. */
const EARLY = ['componentWillMount', 'UNSAFE_componentWillMount', 'getSnapshotBeforeUpdate']
const SPECIAL = ['getDerivedStateFromProps', 'contextType', 'defaultProps']

function createInstance(type: ClassComponent, props: Props): React.Component<Props> {
  const isSpecial = SPECIAL.some((name) => name in type)
  if (isSpecial || 'ref' in props || EARLY.some((name) => name in type.prototype)) {
    throw new NotPlain('a class')
  }
  const instance = new type(props, {})
  Object.assign(instance, { props, state: instance.state ?? null, context: {} })
  return instance
}
