import { expect, it, vi } from 'vitest'
import { deferFunctions } from '../../../../engine/node/check/schema/defer-functions'

const HEAD = '(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){'
const code = [
  'const limit1 = 2;',
  `function validate1${HEAD}if(data === "}\\"\`\${"){validate1.errors = ["ends"];return false;}`,
  'return validate2.call(this, data);}',
  `function validate2${HEAD}validate2.errors = null;return data.length > limit1;}`,
  'return { check: validate1, other: validate2 }',
].join('')

const { code: deferred, texts } = deferFunctions(code)
const compile = vi.fn(
  (start: number, end: number, names: string[]) => new Function(...names, texts.slice(start, end)),
)
const load = () => new Function('given', deferred)({ compile })

it('compiles a function when it is first called, with what is around it', () => {
  const { check, other } = load()
  expect(compile).not.toHaveBeenCalled()
  expect(check('a long text')).toBe(true)
  expect(check('ab')).toBe(false)
  expect(other('ab')).toBe(false)
  expect(compile.mock.calls.map(([, , names]) => names)).toEqual([
    ['validate1', 'validate2'],
    ['validate2', 'limit1'],
  ])
})

it('hands on the errors of a function', () => {
  const { check } = load()
  expect(check('}"`${')).toBe(false)
  expect(check.errors).toEqual(['ends'])
})

it('leaves other code as it is', () => {
  const other = 'const a = {};function b(){}'
  expect(deferFunctions(other)).toEqual({ code: other, texts: '' })
})
