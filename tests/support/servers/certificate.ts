import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programOf } from './web-servers'

/**
 * Writes a self-signed certificate that is valid for one day into a folder, as `cert.pem` and
 * `key.pem`.
 * @throws if the certificate cannot be created.
 */
export function makeCertificate(folder: string, host = 'localhost'): void {
  // Generates an elliptic curve key, because an RSA key takes a hundred times as long.
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const key = [...curve, '-nodes', '-keyout', join(folder, 'key.pem')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`]
  const options = ['req', '-x509', '-days', '1', ...key, '-out', join(folder, 'cert.pem'), ...names]
  const { status, stderr } = spawnSync(programOf('openssl'), options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
