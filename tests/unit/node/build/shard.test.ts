import { describe, expect, it } from 'vitest'
import { BY_JOB, parseShard } from '../../../../engine/node/build/shard'
import { UsageError } from '../../../../engine/node/lib/files/usage-error'

/**
 * The environment variables of the first of eight jobs, of the last, and of a ninth, for each CI
 * system.
 */
const SYSTEMS = [
  ['GitLab', 'CI_NODE_INDEX', 'CI_NODE_TOTAL', '1', '8', '9'],
  ['Buildkite', 'BUILDKITE_PARALLEL_JOB', 'BUILDKITE_PARALLEL_JOB_COUNT', '0', '7', '8'],
  ['CircleCI', 'CIRCLE_NODE_INDEX', 'CIRCLE_NODE_TOTAL', '0', '7', '8'],
  ['GitHub', 'QUIRE_SHARD_INDEX', 'QUIRE_SHARD_TOTAL', '1', '8', '9'],
  ['Kubernetes', 'JOB_COMPLETION_INDEX', 'QUIRE_SHARD_TOTAL', '0', '7', '8'],
] as const

const INSTEAD = 'Write the part and the number of parts, such as --shard 2/8.'

describe.each(SYSTEMS)('--shard alone on %s', (_, index, total, first, last, beyond) => {
  const read = (env: NodeJS.ProcessEnv) => parseShard(BY_JOB, env)

  it('is the first part in the first job', () => {
    expect(read({ [index]: first, [total]: '8' })).toEqual({ index: 1, count: 8 })
  })

  it('is the last part in the last job', () => {
    expect(read({ [index]: last, [total]: '8' })).toEqual({ index: 8, count: 8 })
  })

  it('refuses an index without a total, which an empty one is too', () => {
    const message = `${index} is set, but ${total} is not. ${INSTEAD}`
    expect(() => read({ [index]: first })).toThrow(message)
    expect(() => read({ [index]: first, [total]: '' })).toThrow(message)
  })

  it('refuses a total without an index', () => {
    expect(() => read({ [total]: '8' })).toThrow(/^\w+ is set, but \w+ is not\. Write the part/)
  })

  it.each([beyond, '-1', '1.5', 'x', ' 1', '1e0', '0x1'])('refuses the index "%s"', (written) => {
    const counted = first === '1' ? 'from 1 to the total' : 'from 0 to one less than the total'
    expect(() => read({ [index]: written, [total]: '8' })).toThrow(
      `${index} is "${written}" and ${total} is "8": jobs are counted ${counted}. ${INSTEAD}`,
    )
  })

  it.each(['0', 'many', '-8'])('refuses the total "%s"', (written) => {
    expect(() => read({ [index]: first, [total]: written })).toThrow(`${total} is "${written}"`)
  })
})

describe('--shard alone', () => {
  it('is the whole site in a GitLab job that is alone, which has a total and no index', () => {
    const alone = { CI_NODE_TOTAL: '1' }
    expect(parseShard(BY_JOB, alone)).toEqual({ index: 1, count: 1 })
    const own = { QUIRE_SHARD_INDEX: '2', QUIRE_SHARD_TOTAL: '3' }
    expect(parseShard(BY_JOB, { ...alone, ...own })).toEqual({ index: 2, count: 3 })
  })

  it('refuses an index below 1 where jobs are counted from 1', () => {
    expect(() => parseShard(BY_JOB, { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '8' })).toThrow('from 1')
  })

  it('is wrong usage, which ends a command with exit code 2, where it cannot be read', () => {
    const beyond = { CI_NODE_INDEX: '9', CI_NODE_TOTAL: '8' }
    for (const env of [{}, { CI_NODE_INDEX: '1' }, { CI_NODE_TOTAL: '8' }, beyond]) {
      expect(() => parseShard(BY_JOB, env)).toThrow(UsageError)
    }
  })

  it('refuses an environment that says nothing', () => {
    expect(() => parseShard(BY_JOB, {})).toThrow(
      `--shard has no value, and no variable gives the number of this job and the number of jobs. ${INSTEAD}`,
    )
  })

  it('goes by the own variables of Quire where a system has its own', () => {
    const own = { QUIRE_SHARD_INDEX: '3', QUIRE_SHARD_TOTAL: '8' }
    const gitlab = { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }
    expect(parseShard(BY_JOB, { ...gitlab, ...own })).toEqual({ index: 3, count: 8 })
  })
})

describe('--shard with a value', () => {
  const env = { CI_NODE_INDEX: '9', CI_NODE_TOTAL: '8' }

  it('goes by the value and by no variable', () => {
    expect(parseShard('2/4', env)).toEqual({ index: 2, count: 4 })
  })

  it.each(['0/4', '5/4', '2', '2/', 'a/b', '02/4', '-1/4'])('refuses "%s"', (text) => {
    expect(() => parseShard(text, env)).toThrow(
      `--shard needs a part and the number of parts, such as 2/4, not "${text}".`,
    )
  })
})
