/** The part of a site that a build writes, from an option or from the environment of a job. */
import { UsageError } from '../lib/files/usage-error'

/** One of several builds that together write all pages. */
export interface Shard {
  /** Starts at 1. */
  index: number
  count: number
}

/** The value of `--shard` if it is used without one. */
export const BY_JOB = 'by job'

interface JobVariables {
  index: string
  total: string
  /** The value of `index` for the first job. */
  first: 0 | 1
}

const TOTAL = 'QUIRE_SHARD_TOTAL'

/**
 * The environment variables with the number of a job and the number of jobs. The first set with an
 * index wins, so that a workflow can override its system. Kubernetes sets only the index, and
 * GitHub neither: the files that `new deploy` writes set the rest.
 * - https://docs.gitlab.com/ci/variables/predefined_variables/
 * - https://buildkite.com/docs/pipelines/configure/environment-variables
 * - https://circleci.com/docs/guides/optimize/parallelism-faster-jobs/
 * - https://kubernetes.io/docs/tasks/job/indexed-parallel-processing-static/
 */
const JOBS: JobVariables[] = [
  { index: 'QUIRE_SHARD_INDEX', total: TOTAL, first: 1 },
  { index: 'JOB_COMPLETION_INDEX', total: TOTAL, first: 0 },
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
  { index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  { index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
]

const INSTEAD = 'Write the part and the number of parts, such as --shard 2/8.'

/**
 * Parses the value of `--shard`: `2/8`, or `BY_JOB` for the values of the environment.
 * @throws {UsageError} when it does not name a part.
 */
export function parseShard(text: string, env: NodeJS.ProcessEnv): Shard {
  if (text === BY_JOB) return readJob(env)
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number)
  if (index && count && index <= count) return { index, count }
  throw new UsageError(
    `--shard needs a part and the number of parts, such as 2/4, not "${text}".`,
    { showsUsage: true },
  )
}

function readJob(env: NodeJS.ProcessEnv): Shard {
  const job = JOBS.find(({ index }) => env[index]) ?? JOBS.find(({ total }) => env[total])
  if (job) return readShard(job, env)
  throw new UsageError(
    `--shard has no value, and no variable gives the number of this job and the number of jobs. ${INSTEAD}`,
  )
}

function readShard(job: JobVariables, env: NodeJS.ProcessEnv): Shard {
  const { index, total, first } = job
  const [written, count] = [env[index], env[total]]
  // GitLab sets a total, but no index, for a single job.
  if (!written && count === '1') return { index: 1, count: 1 }
  const missing = [index, total].find((name) => !env[name])
  if (missing) {
    const [there] = [index, total].filter((name) => name !== missing)
    throw new UsageError(`${there} is set, but ${missing} is not. ${INSTEAD}`)
  }
  const last = Number(count) - 1 + first
  const isNumber = [written, count].every((text) => /^\d{1,9}$/.test(text ?? ''))
  if (isNumber && Number(written) >= first && Number(written) <= last) {
    return { index: Number(written) + 1 - first, count: Number(count) }
  }
  throw new UsageError(
    `${index} is "${written}" and ${total} is "${count}": jobs are counted from ${first} to ${first === 1 ? 'the total' : 'one less than the total'}. ${INSTEAD}`,
  )
}
