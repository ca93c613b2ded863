import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { SITE_FILE } from '../../../engine/node/build/output/side-folder'
import { makeScratchFolder } from '../scratch-folder'
import { makeCertificate } from './certificate'
import { findPort } from './find-port'
import type { WebServerName } from './web-servers'
import { programOf } from './web-servers'

export interface WebServer {
  url: string
  /**
   * Makes the server validate its settings without serving. Returns an empty string if they are
   * valid.
   */
  validate: () => string
  close: () => Promise<void>
}

interface Place {
  /**
   * A folder for the server's own files. It is removed with the machine's other temporary files.
   */
  folder: string
  /**
   * The folder that the server publishes: the site, or a folder that contains the site under its
   * base.
   */
  root: string
  /** Each site's folder and its files for this host. */
  sites: { dir: string; settings: string; base: string }[]
  port: number
}

/**
 * Starts a real web server over https with built sites, each under its base, using the settings
 * that the builds wrote.
 */
export async function startWebServer(
  name: WebServerName,
  ...outDirs: string[]
): Promise<WebServer> {
  return tryToStart(name, outDirs, 3)
}

async function tryToStart(
  name: WebServerName,
  outDirs: string[],
  attempts: number,
): Promise<WebServer> {
  const folder = makeScratchFolder()
  // Apache drops root privileges.
  chmodSync(folder, 0o755)
  const root = join(folder, 'site')
  const sites = outDirs.map((outDir) => {
    const { base }: { base: string } = JSON.parse(readFileSync(join(outDir, SITE_FILE), 'utf8'))
    const dir = join(root, base)
    cpSync(outDir, dir, { recursive: true, preserveTimestamps: true })
    chmodSync(dir, 0o755)
    return { dir, settings: join(dir, '.quire/hosting', name), base }
  })
  makeCertificate(folder)
  // Finds a port last, because other programs may use it until the server binds it.
  const place = { folder, root, sites, port: await findPort() }
  const { serve, validate } = COMMANDS[name](place)
  const url = `https://localhost:${place.port}`
  const own = { QUIRE_ROOT: root, QUIRE_ADDRESS: url, HOME: folder, XDG_DATA_HOME: folder }
  const env = { ...process.env, ...own }
  const log: string[] = []
  const child = spawn(programOf(name), serve, { stdio: ['ignore', 'pipe', 'pipe'], env })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => log.push(String(chunk)))
  }
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (!(await answers(url, isOver))) {
    // Another program may have bound the port.
    if (attempts > 1) return tryToStart(name, outDirs, attempts - 1)
    throw new Error(`${name} does not start:\n${log.join('')}`)
  }
  return {
    url,
    validate() {
      const { status, stderr } = spawnSync(programOf(name), validate, { env, encoding: 'utf8' })
      return status === 0 ? '' : stderr
    },
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

interface Commands {
  serve: string[]
  validate: string[]
}

const COMMANDS: Record<WebServerName, (place: Place) => Commands> = {
  nginx(place) {
    const file = join(place.folder, 'nginx.conf')
    writeFileSync(file, renderNginx(place))
    const options = ['-p', place.folder, '-e', 'stderr', '-c', file]
    return { serve: options, validate: [...options, '-t'] }
  },
  caddy(place) {
    const file = join(place.folder, 'Caddyfile')
    // The owner's settings for the whole server, followed by the build's unmodified file.
    const own = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n'
    writeFileSync(file, own + renderCaddy(place))
    addOwnCaddyFile(place)
    const options = ['--config', file, '--adapter', 'caddyfile']
    return { serve: ['run', ...options], validate: ['validate', ...options] }
  },
  apache(place) {
    const file = join(place.folder, 'apache.conf')
    for (const { dir, settings } of place.sites)
      cpSync(join(settings, '.htaccess'), join(dir, '.htaccess'))
    writeFileSync(file, renderApache(place))
    return { serve: ['-X', '-f', file], validate: ['-t', '-f', file] }
  },
}

/** The owner's directives in addition to the build's. A site under a subpath has none. */
function addOwnCaddyFile({ folder, sites }: Place): void {
  if (sites.some(({ base }) => base !== '')) return
  const dir = join(folder, 'quire-own')
  mkdirSync(dir)
  writeFileSync(join(dir, 'forms.caddy'), 'handle /api/* {\n\trespond "Received."\n}\n')
}

/** The settings file for a single site, or the block for a host that several sites share. */
function renderCaddy({ folder, sites }: Place): string {
  const [{ settings } = { settings: '' }] = sites
  if (sites.length > 1) {
    const imports = sites.map((site) => `\timport ${join(site.settings, 'quire-site.caddy')}\n`)
    return `{$QUIRE_ADDRESS} {\n\troot * {$QUIRE_ROOT}\n${imports.join('')}}\n`
  }
  const imported = join(settings, 'quire-site.caddy')
  if (existsSync(imported)) cpSync(imported, join(folder, 'quire-site.caddy'))
  return readFileSync(join(settings, 'Caddyfile'), 'utf8')
}

/** The owner's own lines, if a test has written any, are in `own.conf`. */
function renderNginx({ folder, root, sites, port }: Place): string {
  const spare = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const include = (name: string) =>
    sites.map(({ settings }) => `include ${join(settings, name)};`).join(' ')
  const brotli = join(sites[0]?.settings ?? '', 'quire-brotli.conf')
  const hasBrotli = existsSync(programOf('brotli')) && existsSync(brotli)
  return `
${hasBrotli ? `load_module ${programOf('brotli')};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${spare.join(' ')}
  ${include('quire-http.conf')}
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${root};
    ${include('quire-server.conf')}
    ${sites.map(({ settings }) => `include ${join(settings, 'own*.conf')};`).join(' ')}
    ${hasBrotli ? `include ${brotli};` : ''}
  }
}
`
}

const APACHE_MODULES =
  'authz_core brotli deflate dir filter headers mime mpm_event rewrite ssl'.split(' ')

function renderApache({ folder, root, sites, port }: Place): string {
  const modules = APACHE_MODULES.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  )
  mkdirSync(join(folder, 'run'))
  return `
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/run/apache.pid
DefaultRuntimeDir ${folder}/run
${modules.join('\n')}
User www-data
Group www-data
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
SSLEngine on
SSLCertificateFile ${folder}/cert.pem
SSLCertificateKeyFile ${folder}/key.pem
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
${sites.map(({ settings }) => `IncludeOptional ${join(settings, 'quire-outside.conf')}`).join('\n')}
`
}

/** Waits until a server responds or exits. */
async function answers(url: string, isOver: () => boolean): Promise<boolean> {
  const ask = () =>
    new Promise<boolean>((done) => {
      const asked = request(url, { rejectUnauthorized: false, family: 4 }, (response) => {
        response.resume()
        done(true)
      })
      asked.on('error', () => done(false))
      asked.end()
    })
  while (!isOver()) {
    if (await ask()) return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}
