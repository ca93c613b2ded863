import { expect, it } from 'vitest'
import { deferFunctions } from '../../../../engine/node/check/schema/defer-functions'

const HEAD = '(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){'
const code = [
  'const limit = 2;',
  `function validate1${HEAD}if(data === "}\\"\`\${"){validate1.errors = ["ends"];return false;}`,
  'return validate2.call(this, data);}',
  `function validate2${HEAD}validate2.errors = null;return data.length > limit;}`,
  'return { check: validate1, other: validate2 }',
].join('')

it('compiles a function when it is first called, with what is around it', () => {
  const text = deferFunctions(code)
  const { check, other } = new Function(text)()
  expect(check('a long text')).toBe(true)
  expect(check('ab')).toBe(false)
  expect(other('ab')).toBe(false)
  expect(text).toContain('eval(`(function validate2')
})

it('hands on the errors of a function', () => {
  const { check } = new Function(deferFunctions(code))()
  expect(check('}"`${')).toBe(false)
  expect(check.errors).toEqual(['ends'])
})

it('leaves other code as it is', () => {
  expect(deferFunctions('const a = {};function b(){}')).toBe('const a = {};function b(){}')
})
