import { expect, it } from 'vitest'
import { suggestFrameUrl } from '../../../../../engine/node/check/facts/frame-url'

const player = 'https://www.youtube-nocookie.com/embed'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', `${player}/aqz-KE-bpKQ`],
  [
    'https://youtube.com/watch?feature=shared&v=aqz-KE-bpKQ&t=90s',
    `${player}/aqz-KE-bpKQ?start=90`,
  ],
  ['https://m.youtube.com/watch?v=a1&list=PL7', `${player}/a1?list=PL7`],
  ['https://youtu.be/aqz-KE-bpKQ?si=Xy&t=1h2m3s', `${player}/aqz-KE-bpKQ?start=3723`],
  ['https://www.youtube.com/shorts/abc_1-2', `${player}/abc_1-2`],
  ['https://www.youtube.com/live/abc?t=5', `${player}/abc?start=5`],
  ['https://www.youtube.com/playlist?list=PL7', `${player}/videoseries?list=PL7`],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://open.spotify.com/intl-de/track/4uL?si=1', 'https://open.spotify.com/embed/track/4uL'],
  [
    'https://www.dailymotion.com/video/x8abc',
    'https://geo.dailymotion.com/player.html?video=x8abc',
  ],
  ['https://dai.ly/x8abc', 'https://geo.dailymotion.com/player.html?video=x8abc'],
  [
    'https://soundcloud.com/wren/morning',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fwren%2Fmorning',
  ],
])('suggests the URL for frames: %s', (src, url) => {
  expect(suggestFrameUrl(src)).toEqual({ url })
})

it.each([
  'https://maps.app.goo.gl/WrEn12',
  'https://goo.gl/maps/WrEn12',
  'https://www.google.com/maps/place/Wren+Street/@51.5,-0.1,17z',
  'https://www.google.de/maps?q=Wren+Street',
  'https://maps.google.co.uk/?q=Wren+Street',
  'https://www.youtube.com/@wren',
  'https://www.openstreetmap.org/#map=17/51.5/-0.1',
])('explains where to find it: %s', (src) => {
  expect(suggestFrameUrl(src)?.how).toMatch(/^Open the \w+, choose "Share" and ".+", and write/)
})

it.each([
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://player.vimeo.com/video/76979871',
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.com/maps/d/u/0/embed?mid=1',
  'https://maps.google.com/maps?q=Wren&output=embed',
  'https://open.spotify.com/embed/track/4uL',
  'https://w.soundcloud.com/player/?url=x',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  'https://calendar.google.com/calendar/embed?src=a',
  'https://notyoutube.com/watch?v=a1',
  'https://youtube.com.example/watch?v=a1',
])('accepts %s', (src) => {
  expect(suggestFrameUrl(src)).toBeUndefined()
})
