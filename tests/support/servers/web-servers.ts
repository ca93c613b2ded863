/** The real web servers on which the hosting files are tested. */
import { existsSync } from 'node:fs'
import { installByApt } from '../install/install'

const PROGRAMS = {
  nginx: { path: '/usr/sbin/nginx', debian: 'nginx' },
  caddy: { path: '/usr/bin/caddy', debian: 'caddy' },
  apache: { path: '/usr/sbin/apache2', debian: 'apache2' },
  brotli: {
    path: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    debian: 'libnginx-mod-http-brotli-static',
  },
  openssl: { path: '/usr/bin/openssl', debian: 'openssl' },
}

export type WebServerName = 'nginx' | 'caddy' | 'apache'

export function programOf(name: keyof typeof PROGRAMS): string {
  return PROGRAMS[name].path
}

/** The reason to skip the tests of a server, or of https. `undefined` if it is installed. */
export function whyWithout(name: WebServerName | 'openssl'): string | undefined {
  const needed = [...new Set(['openssl', name] as const)]
  const missing = needed.filter((one) => !existsSync(PROGRAMS[one].path))
  if (missing.length === 0) return undefined
  return `Not proved on ${name}: ${missing.join(' and ')} could not be installed by apt here.`
}

/** Installs missing servers with apt, if available. */
export function ensureWebServers(): void {
  const missing = Object.values(PROGRAMS).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  const packages = missing.map(({ debian }) => debian)
  console.log(`Installing ${packages.join(', ')}, to prove the files for hosts on.`)
  if (!installByApt(packages)) console.log('They could not be installed; their tests are skipped.')
}

/** `true` if nginx can send brotli-compressed files. */
export function hasBrotli(): boolean {
  return existsSync(PROGRAMS.brotli.path)
}
