import { describe, expect, it } from 'vitest'
import { hoistCommonJs } from '../../../../engine/node/bundle/hoisted-react'

/** Evaluates a module without imports. */
const evaluate = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

describe('hoistCommonJs', () => {
  it('exports as a whole what a module exports, and by name what has a statement of its own', async () => {
    const hoisted = hoistCommonJs(
      [
        '"use strict";',
        'function Children() { return 1 }',
        'exports.now = void 0;',
        'if (Children()) {',
        '  exports.late = function () { return exports.Children() };',
        '}',
        'exports.Children = Children;',
        'exports.now = 2;',
      ].join('\n'),
    )
    const { default: whole, ...named } = await evaluate(hoisted)
    expect(Object.keys(named)).toEqual(['Children', 'now'])
    expect([whole.now, whole.late(), named.Children()]).toEqual([2, 1, 1])
    expect(named.now).toBe(2)
  })

  it('imports what a module requires', () => {
    const hoisted = hoistCommonJs('var A = require("a"),\n  B = require("b/c");\nexports.d = A;')
    expect(hoisted).toContain("import required0 from 'a'\nimport required1 from 'b/c'\n")
    expect(hoisted).toContain('var A = required0,\n  B = required1;\n')
  })

  it.each([
    'module.exports = 1',
    'exports["a"] = 1',
    'Object.assign(exports, {})',
    'require(name)',
    'const { a } = require("a" + b)',
  ])('refuses what it cannot tell: %s', (code) => {
    expect(() => hoistCommonJs(code)).toThrow('cannot be hoisted')
  })
})
