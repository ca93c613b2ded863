/**
 * The output of `quire new deploy`: a parser for its format reads each file, and its commands run.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { parse as parseToml } from 'smol-toml'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { BY_JOB, parseShard } from '../../../engine/node/build/shard'
import { COMMANDS } from '../../../engine/node/cli/program'
import { DEPLOY_NAMES, writeNewDeploy } from '../../../engine/node/edit/new/new-deploy'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { findUnread } from '../../support/publishing/find-unread'
import { lintWorkflow } from '../../support/publishing/lint-workflow'
import { makeOwnProject } from '../../support/publishing/own-project'
import { makeScratchFolder } from '../../support/scratch-folder'
import { MAKING_MS } from '../../support/sites/package-project'

const TEMPLATES = join(projectRoot, 'engine/node/edit/new/deploy')
const read = (name: string) => readFileSync(join(TEMPLATES, name), 'utf8')
const templates = readdirSync(TEMPLATES)
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const workflows = templates.filter((name) => name.endsWith('.yml'))
const jobs = templates.filter((name) => /^kubernetes-.+\.yaml$/.test(name))

interface Workflow {
  jobs: Record<
    string,
    {
      strategy?: { matrix: { part: number[] } }
      env?: Record<string, string>
      steps: { run?: string; uses?: string; if?: string; with?: Record<string, unknown> }[]
    }
  >
}

describe('the files for hosts', () => {
  it('are all written by one kind or another', { timeout: MAKING_MS }, async () => {
    const root = makeScratchFolder()
    const contents: string[] = []
    for (const name of DEPLOY_NAMES) {
      const own = join(root, name)
      await makeOwnProject(own)
      const { written } = writeNewDeploy(own, name)
      contents.push(...written.map((path) => readFileSync(join(own, path), 'utf8')))
    }
    expect(new Set(contents)).toEqual(new Set(templates.map(read)))
  })

  it.each(templates)('%s says in its first lines what it is for', (name) => {
    const [first = '', second = ''] = read(name).split('\n')
    expect(first.startsWith('#!') ? second : first).toMatch(/^# [A-Z]/)
  })

  it('call commands and options that there are', () => {
    const calls = templates.flatMap((name) => [
      ...read(name).matchAll(/npx quire (\w+)((?: (?:--[\w-]+|[\w/."$@-]+))*)/g),
    ])
    expect(calls.length).toBeGreaterThan(8)
    for (const [call, name, words = ''] of calls) {
      const command = COMMANDS.find((known) => known.name === name)
      const flags = [...words.matchAll(/--([\w-]+)/g)].map(([, flag]) => flag)
      expect(Object.keys(command?.options ?? {}), call).toEqual(expect.arrayContaining(flags))
    }
  })
})

describe('the service for systemd', () => {
  const service = read('forms.service')

  it('has a section and assignments in each line', () => {
    const lines = service.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.filter((line) => !/^\[[A-Z][a-z]+\]$|^[A-Z][A-Za-z]+=.*$/.test(line))).toEqual([])
  })

  it('is the one whose settings and folder the guide names', () => {
    const guide = readFileSync(join(projectRoot, 'docs/operating/forms.md'), 'utf8')
    for (const path of ['/etc/forms.json', '/var/lib/forms', '/srv/forms/', '--port 8080']) {
      expect(service).toContain(path)
      expect(guide).toContain(path.replace('--port', 'http://127.0.0.1:').replace(' ', ''))
    }
  })

  it.skipIf(!hasSystemd)('may do little: its exposure is at most 2.5 of 10', () => {
    const file = join(TEMPLATES, 'forms.service')
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file])
    const [, exposure] =
      stdout.toString().match(/exposure level for forms\.service: ([\d.]+)/) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(2.5)
  })
})

describe('the workflows of GitHub', () => {
  it.each(workflows)('%s has no error that actionlint knows', async (name) => {
    expect(await lintWorkflow(read(name))).toEqual([])
  })

  it('and neither has our own', async () => {
    expect(await lintWorkflow(readFileSync('.github/workflows/test.yml', 'utf8'))).toEqual([])
  })

  it.each([
    ['a wrong key', 'runs-on:', 'run-on:', /unexpected key "run-on"/],
    ['an unknown input', 'node-version:', 'node-versoin:', /input "node-versoin" is not defined/],
    ['a job that is not there', 'needs: build', 'needs: built', /job "built" which does not exist/],
    ['a value that is not there', 'steps.deployment', 'steps.deploy', /property "deploy" is not/],
  ])('are linted so that %s is found', async (_, before, after, message) => {
    const text = read('github-pages.yml')
    expect(text).toContain(before)
    expect((await lintWorkflow(text.replaceAll(before, after))).join('\n')).toMatch(message)
  })

  it.each(workflows)('%s installs by the lock file, and runs for main alone', (name) => {
    const { jobs: all }: Workflow = parse(read(name))
    const runs = Object.values(all).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run))
    expect(runs).toContain('npm ci --ignore-scripts')
    expect(read(name)).toContain("if: github.ref == 'refs/heads/main'")
  })

  it.each(workflows.filter((name) => name !== 'schedule.yml'))('%s checks strictly', (name) => {
    const { jobs: all }: Workflow = parse(read(name))
    const runs = Object.values(all).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run))
    // Pull requests have the same steps, except for the artifacts: they publish nothing.
    expect(runs).toContain('npx quire check --strict --format github')
  })

  it('give each job of the matrix its part', () => {
    const { jobs: all }: Workflow = parse(read('github-matrix.yml'))
    const { strategy, env = {} } = all.build ?? { steps: [] }
    const parts = strategy?.matrix.part ?? []
    const shards = parts.map((part) => {
      const values: Record<string, string> = {
        '${{ matrix.part }}': String(part),
        '${{ strategy.job-total }}': String(parts.length),
      }
      const given = Object.entries(env).map(([key, value]) => [key, values[value]])
      return parseShard(BY_JOB, Object.fromEntries(given))
    })
    expect(shards).toEqual(parts.map((_, index) => ({ index: index + 1, count: parts.length })))
    expect(parts.length).toBeGreaterThan(1)
  })
})

describe('the jobs of Kubernetes', () => {
  const validateJob = (data: object) => {
    const { apiVersion, kind } = data as { apiVersion: string; kind: string }
    expect([apiVersion, kind]).toEqual(['batch/v1', 'Job'])
    return findUnread(data, (watched) => Job.prototype.validate.call(watched))
  }

  it.each(jobs)('%s has what Kubernetes knows, and nothing else', (name) => {
    expect(validateJob(parse(read(name)))).toEqual([])
  })

  it('are validated so that a wrong key and a wrong value are found', () => {
    const text = read('kubernetes-build.yaml')
    const wrong = text.replace('completions:', 'completion:').replace('mountPath:', 'path:')
    expect(() => validateJob(parse(wrong))).toThrow(/mountPath/)
    expect(validateJob(parse(text.replace('completions:', 'completion:')))).toEqual([
      '/spec/completion',
    ])
    expect(() => validateJob(parse(text.replace('parallelism: 8', 'parallelism: all')))).toThrow()
  })

  it('give each pod its part', () => {
    const { spec } = parse(read('kubernetes-build.yaml'))
    expect(spec.completionMode).toBe('Indexed')
    const [{ env }] = spec.template.spec.containers
    const [total] = env
    expect(total).toEqual({ name: 'QUIRE_SHARD_TOTAL', value: String(spec.completions) })
    const last = { JOB_COMPLETION_INDEX: String(spec.completions - 1), [total.name]: total.value }
    const count = spec.completions
    expect(parseShard(BY_JOB, last)).toEqual({ index: count, count })
  })
})

describe('the other files', () => {
  it.each(['Dockerfile', 'kubernetes.Dockerfile'])('%s has no error', (name) => {
    expect(validate(read(name))).toEqual([])
    expect(validate(read(name).replace('WORKDIR', 'WORKFOLDER'))).not.toEqual([])
  })

  it('compose.yaml runs the container with as few rights as its Dockerfile names', () => {
    expect(parse(read('compose.yaml'))).toEqual({
      services: {
        site: {
          build: '.',
          ports: ['8080:8080'],
          read_only: true,
          tmpfs: ['/tmp'],
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          restart: 'unless-stopped',
        },
      },
    })
  })

  it('netlify.toml has a command and a folder', () => {
    expect(parseToml(read('netlify.toml'))).toEqual({
      build: {
        command: expect.stringContaining('npx quire build'),
        publish: 'dist',
        environment: { NODE_VERSION: '24', NPM_FLAGS: '--ignore-scripts' },
      },
    })
  })
})

// The commands check and build, each in a process that loads the whole program.
describe('the commands of a host', { timeout: 300_000 }, () => {
  const root = join(makeScratchFolder(), 'own')

  beforeAll(() => makeOwnProject(root), MAKING_MS)

  /**
   * Runs command lines in the host's shell, and returns the top-level files of the published
   * folder.
   */
  function publish(commands: string[]): string[] {
    for (const command of commands) {
      const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
        cwd: root,
        encoding: 'utf8',
      })
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0)
    }
    return readdirSync(join(root, 'dist'))
  }

  const listRuns = (name: string) => {
    const { jobs: all }: Workflow = parse(read(name))
    const runs = Object.values(all).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run))
    expect(runs[0]).toBe('npm ci --ignore-scripts')
    return runs.slice(1)
  }

  it('leave what Netlify publishes, with its settings', () => {
    const { build } = parseToml(read('netlify.toml')) as { build: { command: string } }
    const names = publish([build.command])
    expect(names).toEqual(expect.arrayContaining(['index.html', '_headers', '_redirects']))
  })

  it('leave what GitHub Pages publishes, without what is for servers', () => {
    const names = publish(listRuns('github-pages.yml'))
    expect(names).toEqual(expect.arrayContaining(['index.html', '404.html', '.well-known']))
    expect(names).not.toContain('.quire')
  })

  it('leave what Cloudflare Pages publishes, with its settings', () => {
    // A fresh runner has no previous build.
    rmSync(join(root, 'dist'), { recursive: true })
    const names = publish(listRuns('cloudflare-pages.yml'))
    expect(names).toEqual(expect.arrayContaining(['index.html', '_headers', '_redirects']))
    expect(names).not.toContain('.quire')
    expect(existsSync(join(root, 'quire/hosting'))).toBe(true)
    expect(listFiles(join(root, 'dist')).length).toBeGreaterThan(20)
  })
})
