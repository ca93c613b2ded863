import type { Settings, SpecialPeriod } from '../../../../schemas/generated/types'
import { absoluteUrl } from '../../../core/addresses/base'
import type { Thing } from '../../../core/page/structured-data'
import type { ServedAsset } from '../assets/resources'

/** The organisation behind the site: https://schema.org/Organization */
export function buildPublisher(
  { brand, url, organization }: Pick<Settings, 'brand' | 'url' | 'organization'>,
  assets: ReadonlyMap<string, Pick<ServedAsset, 'url'>>,
): Thing {
  const { type, legalName, email, telephone, logo, profiles, address, geo } = organization
  const picture = assets.get(logo ?? '')
  const isLocal = address !== undefined || organization.openingHours !== undefined
  return {
    '@type': type ?? (isLocal ? 'LocalBusiness' : 'Organization'),
    name: brand,
    url,
    legalName,
    email,
    telephone,
    logo: picture && absoluteUrl(url, picture.url),
    sameAs: profiles.length > 0 ? profiles : undefined,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    openingHoursSpecification: buildHours(organization),
  }
}

/** https://schema.org/OpeningHoursSpecification */
function buildHours({
  openingHours = [],
  specialHours = [],
}: Settings['organization']): Thing[] | undefined {
  const regular = openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens,
    closes,
  }))
  const hours = [...regular, ...specialHours.flatMap(buildSpecialHours)]
  return hours.length > 0 ? hours : undefined
}

/**
 * Equal times stand for a closed day:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
const CLOSED = { opens: '00:00', closes: '00:00' }

function buildSpecialHours({ dates, hours }: SpecialPeriod): Thing[] {
  const [validFrom, validThrough = validFrom] = dates.split('/')
  const type = 'OpeningHoursSpecification'
  const periods = hours.length > 0 ? hours : [CLOSED]
  return periods.map((period) => ({ '@type': type, ...period, validFrom, validThrough }))
}
