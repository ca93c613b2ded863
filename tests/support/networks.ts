import type { CDPSession, Page } from 'playwright'

/**
 * A network connection, and how many times slower the visitor's processor is than this machine's.
 */
export interface Network {
  /** The bandwidth in bytes per second, in both directions. */
  rate: number
  /** The time between a request and its response, in milliseconds. */
  latency: number
  slowdown: number
}

const megabits = (count: number) => (count * 1e6) / 8

export const NETWORKS = {
  fast: { rate: megabits(10), latency: 40, slowdown: 1 },
  slow: { rate: megabits(1.6), latency: 150, slowdown: 4 },
}

/** Throttles a page to a network's speed. */
export async function emulateNetwork(page: Page, network: Network): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.rate,
    uploadThroughput: network.rate,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: network.slowdown })
  return devtools
}
