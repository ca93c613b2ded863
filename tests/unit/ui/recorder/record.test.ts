import * as React from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRecorder, recordJsx, recordReact } from '../../../../engine/ui/recorder/record'
import type { Block } from '../../../../schemas/generated/types'

const wrapped = recordReact({ ...React }) as unknown as typeof React
const { jsx } = recordJsx({ ...runtime }) as unknown as typeof runtime
const recorder = createRecorder()

type ButtonProps = React.ComponentProps<'button'>

function createBlock(type: string): Block {
  return { type } as Block
}

/** Renders a component as a block, as the app does. */
function inBlock(block: Block, Component: React.FC, isNested = false): React.ReactElement {
  const Begin: React.FC = () => {
    recorder.begin(block, isNested)
    return React.createElement(Component)
  }
  const End: React.FC = () => {
    recorder.end()
    return null
  }
  return React.createElement(
    React.Fragment,
    null,
    React.createElement(Begin),
    React.createElement(End),
  )
}

function findReasons(Component: React.FC): readonly string[] | undefined {
  const block = createBlock('probe')
  renderToStaticMarkup(inBlock(block, Component))
  return recorder.take().get(block)
}

beforeEach(() => void recorder.take())

describe('the record of a block', () => {
  it('has no reason where a component only renders', () => {
    const Plain = () => {
      const id = wrapped.useId()
      const text = wrapped.useMemo(() => 'text', [])
      return jsx('p', { id, children: text, 'data-on': 'x', 'aria-label': text })
    }
    expect(findReasons(Plain)).toEqual([])
  })

  it.each<[string, React.FC]>([
    ['onClick', () => jsx('button', { onClick: () => {} })],
    ['onClick', () => wrapped.createElement('button', { onClick: () => {} })],
    [
      'onClick',
      () =>
        wrapped.cloneElement<ButtonProps>(jsx('button', {}) as React.ReactElement<ButtonProps>, {
          onClick() {},
        }),
    ],
    ['ref', () => jsx('p', { ref: () => {} })],
    ['action', () => jsx('form', { action: () => {} })],
    ['useState', () => String(wrapped.useState(0)[0])],
    ['useReducer', () => String(wrapped.useReducer((n: number) => n, 0)[0])],
    ['useRef', () => String(wrapped.useRef(null).current)],
    ['useEffect', () => String(wrapped.useEffect(() => {}))],
    ['useLayoutEffect', () => String(wrapped.useLayoutEffect(() => {}))],
    [
      'useSyncExternalStore',
      () =>
        wrapped.useSyncExternalStore(
          () => () => {},
          String,
          () => 'server',
        ),
    ],
  ])('says %s', (reason, Component) => {
    expect(findReasons(Component)).toContain(reason)
  })

  it('says of a component that is a class, or comes late, that it has to be alive', () => {
    class Old extends React.Component {
      override render() {
        return 'old'
      }
    }
    const Late = wrapped.lazy(async () => ({ default: () => 'late' }))
    const create = (type: React.ElementType) => () => {
      jsx(type, {})
      return null
    }
    expect(findReasons(create(Old))).toEqual(['class component'])
    expect(findReasons(create(wrapped.memo(Old)))).toEqual(['class component'])
    expect(findReasons(create(Late))).toEqual(['lazy'])
    expect(findReasons(create(wrapped.memo(Late)))).toEqual(['lazy'])
    expect(findReasons(create(wrapped.memo(() => 'plain')))).toEqual([])
  })

  it('notes each hook of React but those that only compute', () => {
    const computing = ['Context', 'DebugValue', 'EffectEvent', 'Id', 'Memo', 'Callback']
    const hooks = Object.keys(React).filter((name) => /^use(?:[A-Z]|$)/.test(name))
    const same = hooks.filter((name) => Reflect.get(wrapped, name) === Reflect.get(React, name))
    expect(same.sort()).toEqual(computing.map((name) => `use${name}`).sort())
  })

  it('is of the blocks of its own renderer', () => {
    const [one, two] = [createRecorder(), createRecorder()]
    const [first, second] = [createBlock('first'), createBlock('second')]
    one.begin(first, false)
    two.begin(second, false)
    two.end()
    one.end()
    expect([...one.take().keys()]).toEqual([first])
    expect([...two.take().keys()]).toEqual([second])
  })

  it('is of a part of the block, however deep', () => {
    const Deep = () => jsx('button', { onClick: () => {} })
    const Middle = () => jsx('div', { children: jsx(Deep, {}) })
    expect(findReasons(() => jsx('div', { children: jsx(Middle, {}) }))).toEqual(['onClick'])
  })

  it('holds for the blocks around one that is alive, and not for what is within or beside', () => {
    const [outer, still, alive] = ['outer', 'still', 'alive'].map(createBlock) as [
      Block,
      Block,
      Block,
    ]
    const Outer = () =>
      React.createElement(
        React.Fragment,
        null,
        inBlock(still, () => jsx('p', {}), true),
        inBlock(alive, () => jsx('p', { onClick: () => {} }), true),
      )
    renderToStaticMarkup(inBlock(outer, Outer))
    const records = recorder.take()
    expect(records.get(still)).toEqual([])
    expect(records.get(alive)).toEqual(['onClick'])
    expect(records.get(outer)).toEqual(['onClick'])
  })

  it('does not exist of a block that failed, nor does that touch the next one', () => {
    const [broken, next] = [createBlock('broken'), createBlock('next')]
    const Broken = () => {
      throw new Error('broken')
    }
    expect(() => renderToStaticMarkup(inBlock(broken, Broken))).toThrow('broken')
    renderToStaticMarkup(inBlock(next, () => jsx('p', { onClick: () => {} })))
    const records = recorder.take()
    expect([...records]).toEqual([[next, ['onClick']]])
  })
})
