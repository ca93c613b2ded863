/** The URLs under which well-known services allow their content in iframes. */
import { parseUrl } from '../../../core/addresses/parse-url'

/** The URL to use instead, or how to find it. */
export type FrameUrl = { url: string; how?: undefined } | { url?: undefined; how: string }

interface Service {
  /** The host name, without `www.`. */
  host: RegExp
  /** Returns `undefined` for URLs that iframes can show. */
  suggest: (url: URL) => FrameUrl | undefined
}

const GOOGLE_MAPS = {
  how: 'Open the link, choose "Share" and "Embed a map", and write the URL from the "src" of the code.',
}

const SERVICES: Service[] = [
  { host: /^((m|music)\.)?youtube\.com$/, suggest: suggestYouTube },
  {
    host: /^youtu\.be$/,
    suggest: ({ pathname, searchParams }) => playYouTube(pathname.slice(1), searchParams),
  },
  {
    host: /^vimeo\.com$/,
    suggest({ pathname }) {
      const [, id, secret] = /^\/(?:.*\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
      const url = `https://player.vimeo.com/video/${id}${secret ? `?h=${secret}` : ''}`
      return id === undefined ? undefined : { url }
    },
  },
  { host: /^maps\.app\.goo\.gl$/, suggest: () => GOOGLE_MAPS },
  {
    host: /^goo\.gl$/,
    suggest: ({ pathname }) => (pathname.startsWith('/maps/') ? GOOGLE_MAPS : undefined),
  },
  { host: /^(maps\.)?google(\.[a-z]{2,3}){1,2}$/, suggest: suggestGoogleMaps },
  {
    host: /^open\.spotify\.com$/,
    suggest({ origin, pathname }) {
      const kinds = 'track|album|playlist|episode|show|artist'
      const [, path] = new RegExp(`^/(?:intl-[a-z-]+/)?((?:${kinds})/\\w+)`).exec(pathname) ?? []
      return path === undefined ? undefined : { url: `${origin}/embed/${path}` }
    },
  },
  {
    host: /^(dailymotion\.com|dai\.ly)$/,
    suggest({ pathname }) {
      const [, id] = /^\/(?:video\/)?(\w+)$/.exec(pathname) ?? []
      return id === undefined
        ? undefined
        : { url: `https://geo.dailymotion.com/player.html?video=${id}` }
    },
  },
  {
    host: /^soundcloud\.com$/,
    suggest: ({ href }) => ({
      url: `https://w.soundcloud.com/player/?url=${encodeURIComponent(href)}`,
    }),
  },
  {
    host: /^openstreetmap\.org$/,
    suggest: ({ pathname }) =>
      pathname.startsWith('/export/embed')
        ? undefined
        : { how: 'Open the map, choose "Share" and "HTML", and write the URL from the code.' },
  },
]

/**
 * Suggests a replacement for the URL of a page that its service does not allow in iframes. Undefined
 * for all other URLs.
 */
export function suggestFrameUrl(src: string): FrameUrl | undefined {
  const url = parseUrl(src)
  if (!url) return undefined
  const host = url.hostname.replace(/^www\./, '')
  return SERVICES.find((service) => service.host.test(host))?.suggest(url)
}

/** https://developers.google.com/youtube/player_parameters */
function suggestYouTube({ pathname, searchParams }: URL): FrameUrl | undefined {
  if (pathname.startsWith('/embed/')) return undefined
  const [, id] = /^\/(?:shorts|live|v)\/([\w-]+)/.exec(pathname) ?? []
  const video = id ?? searchParams.get('v')
  const list = searchParams.get('list')
  if (video) return playYouTube(video, searchParams)
  if (list) return playYouTube('videoseries', new URLSearchParams({ list }))
  return { how: 'Open the video, choose "Share" and "Embed", and write the URL from the code.' }
}

function playYouTube(id: string, asked: URLSearchParams): FrameUrl {
  const query = new URLSearchParams()
  const list = asked.get('list')
  const start = readSeconds(asked.get('t') ?? asked.get('start') ?? '')
  if (list) query.set('list', list)
  if (start > 0) query.set('start', `${start}`)
  return { url: `https://www.youtube-nocookie.com/embed/${id}${query.size ? `?${query}` : ''}` }
}

/** Reads the time in a link: `90`, `90s` or `1h2m3s`. */
function readSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function suggestGoogleMaps({ hostname, pathname, searchParams }: URL): FrameUrl | undefined {
  const isMap = hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(pathname)
  const isEmbed = pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed'
  const isCustom = /^\/maps\/d\/(u\/\d+\/)?embed/.test(pathname)
  return isMap && !isEmbed && !isCustom ? GOOGLE_MAPS : undefined
}
