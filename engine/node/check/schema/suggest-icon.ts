import { isIcon } from '../../lib/media/icons'

/** Common icon names that differ from the names used here. */
const NAMES: Record<string, string> = {
  ...{
    email: 'mail',
    envelope: 'mail',
    letter: 'mail',
    telephone: 'phone',
    mobile: 'device-mobile',
  },
  ...{ cart: 'shopping-cart', basket: 'shopping-bag', location: 'map-pin', pin: 'map-pin' },
  ...{ tick: 'check', checkmark: 'check', done: 'check', cross: 'x', close: 'x', plus: 'plus' },
  ...{
    money: 'cash',
    euro: 'currency-euro',
    dollar: 'currency-dollar',
    people: 'users',
    team: 'users',
  },
  ...{
    person: 'user',
    gear: 'settings',
    cog: 'settings',
    warning: 'alert-triangle',
    globe: 'world',
  },
  ...{ hamburger: 'menu-2', time: 'clock', date: 'calendar', delivery: 'truck', house: 'home' },
  ...{ twitter: 'brand-x', document: 'file-text', security: 'shield', graph: 'chart-line' },
}
const EMOJI: Record<string, string> = {
  ...{
    '⭐': 'star',
    '❤': 'heart',
    '✅': 'check',
    '✔': 'check',
    '❌': 'x',
    '📞': 'phone',
    '☎': 'phone',
  },
  ...{
    '📧': 'mail',
    '✉': 'mail',
    '🏠': 'home',
    '🔒': 'lock',
    '🚚': 'truck',
    '🛒': 'shopping-cart',
  },
  ...{
    '📍': 'map-pin',
    '⏰': 'clock',
    '🕐': 'clock',
    '📅': 'calendar',
    '💰': 'cash',
    '🎉': 'confetti',
  },
  ...{
    '🌍': 'world',
    '🚀': 'rocket',
    '💡': 'bulb',
    '👥': 'users',
    '🍞': 'bread',
    '🌾': 'wheat',
    '⚡': 'bolt',
  },
}

/** The hint for an icon name that does not exist, and the names that it proposes. */
export function suggestIcon(value: string): { hint: string; names: string[] } | undefined {
  const bare = value.trim().replaceAll('\uFE0F', '')
  if (/\p{Extended_Pictographic}/u.test(bare)) {
    const name = EMOJI[bare]
    const names = name && isIcon(name) ? [name] : []
    const meant = names.length > 0 ? `"${name}"` : 'the name of an icon, such as "star"'
    return { hint: `Write ${meant}: an emoji is not an icon.`, names }
  }
  const words = bare
    .toLowerCase()
    .replace(/\.(?:svg|png)$/, '')
    .replace(/^(?:.*[/:])/, '')
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word !== '' && !['icon', 'icons', 'ti', 'fa', 'fas', 'fab', 'tabler', 'bi'].includes(word),
    )
  const joined = words.join('-')
  const names = [joined, `brand-${words.join('')}`, NAMES[joined] ?? '', ...[...words].reverse()]
  const name = names.find((one) => one !== value && isIcon(one))
  return name ? { hint: `Write "${name}".`, names: [name] } : undefined
}
