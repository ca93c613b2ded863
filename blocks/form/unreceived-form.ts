import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'

/** Hosts that only serve files, by the end of their names. They answer a form with an error. */
const FILE_HOSTS = [
  ['.github.io', 'GitHub Pages'],
  ['.gitlab.io', 'GitLab Pages'],
  ['.codeberg.page', 'Codeberg Pages'],
  ['.neocities.org', 'Neocities'],
  ['.surge.sh', 'Surge'],
  ['.r2.dev', 'Cloudflare R2'],
  ['.web.core.windows.net', 'Azure Storage'],
  ['storage.googleapis.com', 'Google Cloud Storage'],
] as const

/** A form must not be sent to a host that only serves files. */
export const unreceivedForm: BlockRule<FormBlock> = {
  name: 'unreceived-form',
  check({ transport }, { url: siteUrl }) {
    if (transport.type !== 'http' || !URL.canParse(transport.url, siteUrl)) return []
    const { hostname, pathname } = new URL(transport.url, siteUrl)
    const host = findFileHost(hostname)
    if (host === undefined) return []
    return [
      {
        pointer: '/transport/url',
        message: `No form arrives at this address: ${host} only serves files.`,
        hint: `Write the URL of a receiver on another host, such as "https://forms.example.com${pathname}", or of a form service.`,
      },
    ]
  },
}

function findFileHost(hostname: string): string | undefined {
  if (isS3(hostname)) return 'Amazon S3'
  return FILE_HOSTS.find(([end]) => hostname.endsWith(end))?.[1]
}

/** `wren.s3.amazonaws.com`, `wren.s3-website.eu-central-1.amazonaws.com` */
function isS3(hostname: string): boolean {
  const parts = hostname.split('.')
  const isBucket = parts.some((part) => part === 's3' || part.startsWith('s3-'))
  return isBucket && hostname.endsWith('.amazonaws.com')
}
