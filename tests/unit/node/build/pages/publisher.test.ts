import { expect, it } from 'vitest'
import { buildPublisher } from '../../../../../engine/node/build/pages/publisher'

const site = { brand: 'Wren', url: 'https://wren.example' }
const none = new Map()

it('an organisation without an address is an Organization', () => {
  const publisher = buildPublisher({ ...site, organization: { profiles: [] } }, none)
  expect(JSON.parse(JSON.stringify(publisher))).toEqual({
    '@type': 'Organization',
    name: 'Wren',
    url: 'https://wren.example',
  })
})

it('a business that people can visit has an address, a location and hours', () => {
  const organization = {
    type: 'Bakery',
    profiles: [],
    address: { street: '12 Wren Street', postalCode: 'N1', city: 'London', country: 'GB' },
    geo: { latitude: 51.53, longitude: -0.11 },
    openingHours: [{ days: ['monday', 'publicHolidays'], opens: '07:00', closes: '18:00' }],
    specialHours: [
      { dates: '2026-12-24', hours: [{ opens: '07:00', closes: '11:00' }] },
      { dates: '2026-12-25/2026-12-27', hours: [] },
    ],
  }
  const publisher = buildPublisher({ ...site, organization: organization as never }, none)
  const type = 'OpeningHoursSpecification'
  expect(publisher).toMatchObject({
    '@type': 'Bakery',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Wren Street',
      postalCode: 'N1',
      addressLocality: 'London',
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 51.53, longitude: -0.11 },
    openingHoursSpecification: [
      { '@type': type, dayOfWeek: ['Monday', 'PublicHolidays'], opens: '07:00', closes: '18:00' },
      {
        '@type': type,
        opens: '07:00',
        closes: '11:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
      },
      // Equal opening and closing times represent a closed day.
      {
        '@type': type,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-27',
      },
    ],
  })
})

it.each([
  [{ openingHours: [{ days: ['monday'], opens: '07:00', closes: '18:00' }] }],
  [{ address: { street: '12 Wren Street', city: 'London', country: 'GB' } }],
])('is a LocalBusiness if it names no type', (written) => {
  const organization = { profiles: [], ...written } as never
  expect(buildPublisher({ ...site, organization }, none)['@type']).toBe('LocalBusiness')
})
