import { describe, expect, it } from 'vitest'
import {
  hosts,
  listHostWarnings,
  renderHostFiles,
} from '../../../../../engine/node/build/hosting/hosts'
import type { RedirectRule } from '../../../../../schemas/generated/types'

const redirects: RedirectRule[] = [
  { from: '/loans', to: '/solutions/loans', status: 301, alias: false },
  { from: '/old (1)/a+b', to: '/visit?from=old#order', status: 308, alias: false },
  { from: "/café/$x'", to: 'https://a.example/$1"\\%20é', status: 302, alias: false },
]
const options = {
  url: 'https://www.case.example',
  headers: [
    ['Content-Security-Policy', "default-src 'self'; script-src 'self' 'sha256-a+/='"],
    ['X-Frame-Options', 'DENY'],
  ] as [string, string][],
  redirects,
  precompressed: false,
}
const files = renderHostFiles(options)
const read = (path: string) => files.find((file) => file.path === path)?.text ?? ''
const grep = (path: string, pattern: RegExp) =>
  read(path)
    .split('\n')
    .filter((line) => pattern.test(line))

describe('the files for hosts', () => {
  it('are in one folder for each (R-332)', () => {
    expect(files.map(({ path }) => path)).toMatchInlineSnapshot(`
      [
        "apache/.htaccess",
        "caddy/Caddyfile",
        "cloudflare-pages/_headers",
        "cloudflare-pages/_redirects",
        "netlify/_headers",
        "netlify/_redirects",
        "netlify/not-found.txt",
        "nginx/quire-http.conf",
        "nginx/quire-server.conf",
        "nginx/example.conf",
        "vercel/vercel.json",
        "README.md",
      ]
    `)
    for (const { name } of hosts) expect(read('README.md')).toContain(`- \`${name}\``)
  })

  it.each(hosts.map(({ name }) => name))('%s gets every header (R-263)', (name) => {
    const text = files
      .filter(({ path }) => path.startsWith(`${name}/`))
      .map((file) => file.text)
      .join('')
    expect(text).toContain("default-src 'self'; script-src 'self' 'sha256-a+/='")
    expect(text).toMatch(/X-Frame-Options\W.*DENY|"X-Frame-Options",\s+"value": "DENY"/)
  })

  it('have no line over 2,000 characters, or the build says so (R-332)', () => {
    expect(listHostWarnings(files)).toEqual([])
    const headers: [string, string][] = [['Content-Security-Policy', 'x'.repeat(2000)]]
    const long = renderHostFiles({ ...options, headers })
    expect(listHostWarnings(long)[2]).toMatchInlineSnapshot(
      `"A line of cloudflare-pages/_headers has 2027 characters, but some hosts read only 2000: the security settings list too many hosts."`,
    )
    expect(listHostWarnings(long)).toHaveLength(hosts.length)
  })
})

describe('the files of a site below a path', () => {
  const below = renderHostFiles({ ...options, url: 'https://www.case.example/v1.2/docs' })
  const find = (path: string) => below.find((file) => file.path === path)?.text ?? ''

  it('say nothing of other paths', () => {
    expect(find('netlify/_headers').match(/^\/.*/gm)).toEqual([
      '/v1.2/docs/*',
      '/v1.2/docs/assets/*',
    ])
    expect(find('cloudflare-pages/_headers').match(/^\/.*/gm)).toEqual([
      '/v1.2/docs/*',
      '/v1.2/docs/assets/*',
    ])
    for (const path of ['netlify/_redirects', 'cloudflare-pages/_redirects']) {
      for (const line of find(path).trim().split('\n')) expect(line).toMatch(/^\/v1\.2\/docs\//)
    }
    const { redirects, headers } = JSON.parse(find('vercel/vercel.json'))
    for (const { source } of [...redirects, ...headers]) {
      expect(source).toMatch(/^\/v1\.2\/docs\//)
    }
    const blocks = find('nginx/quire-server.conf').match(/^\S.*/gm)
    expect(blocks).toEqual(['location = /v1.2/docs {', '}', 'location ^~ /v1.2/docs/ {', '}'])
  })

  it('lead from and to addresses below it, and elsewhere as before', () => {
    expect(find('netlify/_redirects').split('\n').slice(0, 5)).toMatchInlineSnapshot(`
      [
        "/v1.2/docs/loans /v1.2/docs/solutions/loans 301!",
        "/v1.2/docs/loans/ /v1.2/docs/solutions/loans 301!",
        "/v1.2/docs/old%20(1)/a+b /v1.2/docs/visit?from=old#order 308!",
        "/v1.2/docs/old%20(1)/a+b/ /v1.2/docs/visit?from=old#order 308!",
        "/v1.2/docs/caf%C3%A9/$x' https://a.example/%241%22%5C%20%C3%A9 302!",
      ]
    `)
    expect(find('netlify/_redirects')).toContain('/v1.2/docs/* /v1.2/docs/404.html 404\n')
  })

  it('have other names of their own than those of another path', () => {
    const variables = ['/a/b', '/a_b', '/a-b', '/a.b', '/ab', '/a/5fb'].map((base) => {
      const files = renderHostFiles({ ...options, url: `https://www.case.example${base}` })
      const { text = '' } = files.find(({ path }) => path === 'nginx/quire-http.conf') ?? {}
      return /\$quire_cache\w+/.exec(text)?.[0]
    })
    expect(new Set(variables).size).toBe(variables.length)
  })

  it('say where they go, and what belongs at the root of the host', () => {
    expect(find('README.md')).toContain('into the `v1.2/docs` folder of the')
    expect(find('README.md')).toContain('`Sitemap: https://www.case.example/v1.2/docs/sitemap.xml`')
    expect(find('README.md')).toContain('`https://www.case.example/.well-known/security.txt`')
  })
})

describe('what no server can be configured for', () => {
  const render = (part: object) => () => renderHostFiles({ ...options, ...part })
  const redirect = (from: string) => ({ redirects: [{ ...options.redirects[0], from }] })

  it.each([
    ...['/../x', '/a"', '/a\n', '//a', '/.quire/x', '/a;\0', '/a{b}', '/index'].map(redirect),
    ...['a\nb', 'a{b}', 'a\\', 'é', '`'].map((value) => ({ headers: [['X-Case', value]] })),
    ...['https://a;b', 'https://a/b c', 'https://a/.b', 'https://a/$b', 'https://$arg_x'].map(
      (url) => ({ url }),
    ),
  ])('is not written: %j', (part) => {
    expect(render(part)).toThrow(/cannot (be|have)/)
  })

  it('stands in no value where it means something to the server', () => {
    const value = '$arg_x "%t"'
    const headers: [string, string][] = [['X-Case', value]]
    const written = renderHostFiles({ ...options, headers })
    const lines = (path: string) =>
      (written.find((file) => file.path === path)?.text ?? '')
        .split('\n')
        .filter((line) => line.includes('X-Case'))
    expect(lines('nginx/quire-server.conf')).toMatchInlineSnapshot(`
      [
        "add_header X-Case "\${quire_dollar}arg_x \\"%t\\"" always;",
      ]
    `)
    expect(lines('apache/.htaccess')).toMatchInlineSnapshot(`
      [
        "Header always set X-Case "$arg_x \\"%%t\\""",
      ]
    `)
    expect(lines('caddy/Caddyfile')).toMatchInlineSnapshot(`
      [
        "		X-Case "$arg_x \\"%t\\""",
      ]
    `)
  })
})

describe('old addresses', () => {
  it('on Netlify come before the documents that stand there (R-332)', () => {
    expect(read('netlify/_redirects')).toMatchInlineSnapshot(`
      "/loans /solutions/loans 301!
      /loans/ /solutions/loans 301!
      /old%20(1)/a+b /visit?from=old#order 308!
      /old%20(1)/a+b/ /visit?from=old#order 308!
      /caf%C3%A9/$x' https://a.example/%241%22%5C%20%C3%A9 302!
      /caf%C3%A9/$x'/ https://a.example/%241%22%5C%20%C3%A9 302!
      /.quire/* /404.html 404!
      /assets/* /not-found.txt 404
      /_data/* /not-found.txt 404
      "
    `)
  })

  it('on Cloudflare Pages', () => {
    expect(read('cloudflare-pages/_redirects')).toMatchInlineSnapshot(`
      "/loans /solutions/loans 301
      /loans/ /solutions/loans 301
      /old%20(1)/a+b /visit?from=old#order 308
      /old%20(1)/a+b/ /visit?from=old#order 308
      /caf%C3%A9/$x' https://a.example/%241%22%5C%20%C3%A9 302
      /caf%C3%A9/$x'/ https://a.example/%241%22%5C%20%C3%A9 302
      "
    `)
  })

  it('on Vercel', () => {
    expect(JSON.parse(read('vercel/vercel.json')).redirects).toMatchInlineSnapshot(`
      [
        {
          "destination": "/solutions/loans",
          "source": "/loans",
          "statusCode": 301,
        },
        {
          "destination": "/visit?from=old#order",
          "source": "/old%20\\(1\\)/a\\+b",
          "statusCode": 308,
        },
        {
          "destination": "https://a.example/%241%22%5C%20%C3%A9",
          "source": "/caf%C3%A9/$x'",
          "statusCode": 302,
        },
      ]
    `)
  })

  it('on nginx', () => {
    expect(grep('nginx/quire-server.conf', /return 30[12] "|return 308/)).toMatchInlineSnapshot(`
      [
        "location = "/loans" { return 301 "/solutions/loans$is_args$args"; }",
        "location = "/loans/" { return 301 "/solutions/loans$is_args$args"; }",
        "location = "/old (1)/a+b" { return 308 "/visit?from=old$quire_more#order"; }",
        "location = "/old (1)/a+b/" { return 308 "/visit?from=old$quire_more#order"; }",
        "location = "/café/$x'" { return 302 "https://a.example/%241%22%5C%20%C3%A9$is_args$args"; }",
        "location = "/café/$x'/" { return 302 "https://a.example/%241%22%5C%20%C3%A9$is_args$args"; }",
      ]
    `)
  })

  it('on Caddy', () => {
    expect(grep('caddy/Caddyfile', /@old/)).toMatchInlineSnapshot(`
      [
        "		@old0 path_regexp "^\\/loans/?$"",
        "		redir @old0 "/solutions/loans{quire_query}" 301",
        "		@old1 path_regexp "^\\/old \\(1\\)\\/a\\+b/?$"",
        "		redir @old1 "/visit?from=old{quire_more}#order" 308",
        "		@old2 path_regexp "^\\/café\\/\\$x'/?$"",
        "		redir @old2 "https://a.example/%241%22%5C%20%C3%A9{quire_query}" 302",
      ]
    `)
  })

  it('on Apache', () => {
    expect(grep('apache/.htaccess', /\[R=30/)).toMatchInlineSnapshot(`
      [
        "RewriteRule "^loans/?$" "/solutions/loans?%{QUERY_STRING}" [R=301,L,NE]",
        "RewriteRule "^loans/?$" "/solutions/loans" [R=301,L,NE]",
        "RewriteRule "^old \\(1\\)\\/a\\+b/?$" "/visit?from=old&%{QUERY_STRING}#order" [R=308,L,NE]",
        "RewriteRule "^old \\(1\\)\\/a\\+b/?$" "/visit?from=old#order" [R=308,L,NE]",
        "RewriteRule "^café\\/\\$x'/?$" "https://a.example/\\%241\\%22\\%5C\\%20\\%C3\\%A9?%{QUERY_STRING}" [R=302,L,NE]",
        "RewriteRule "^café\\/\\$x'/?$" "https://a.example/\\%241\\%22\\%5C\\%20\\%C3\\%A9" [R=302,L,NE]",
        "RewriteRule "^(.*[^/])/+$" "/$1" [R=301,L]",
      ]
    `)
  })
})

describe('caching', () => {
  it('on Cloudflare Pages takes away the header before it sets another', () => {
    expect(read('cloudflare-pages/_headers')).toMatchInlineSnapshot(`
      "/*
        Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-a+/='
        X-Frame-Options: DENY
        Cache-Control: no-cache
      /assets/*
        ! Cache-Control
        Cache-Control: public, max-age=31536000, immutable
      "
    `)
  })

  it('on Vercel has one rule for each address', () => {
    expect(JSON.parse(read('vercel/vercel.json')).headers.slice(1)).toMatchInlineSnapshot(`
      [
        {
          "headers": [
            {
              "key": "Cache-Control",
              "value": "public, max-age=31536000, immutable",
            },
          ],
          "source": "/assets/(.*)",
        },
        {
          "headers": [
            {
              "key": "Cache-Control",
              "value": "no-cache",
            },
          ],
          "source": "/((?!assets/).*)",
        },
      ]
    `)
  })
})
