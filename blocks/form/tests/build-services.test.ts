import { expect, it } from 'vitest'
import type { FormBlock, ServiceTransport } from '../../../schemas/generated/types'
import { build } from '../build'
import { SERVICE_FACTS } from '../services/service-facts'
import { resolveService } from '../services/services'

function formOf(transport: Omit<ServiceTransport, 'type' | 'timeout'>): FormBlock {
  return {
    type: 'form',
    tone: 'paper',
    lazy: true,
    name: 'Order',
    layout: 'stacked',
    fields: [],
    submit: 'Send',
    submitting: 'Sending…',
    success: 'formSubmitted',
    transport: { type: 'service', timeout: 15000, ...transport },
  }
}

it('the security policy allows the hosts of a service, also those of its own pages', () => {
  const hosts = (service: ServiceTransport['service']) =>
    build.sendsTo?.(formOf({ service, key: 'xayzabcd' }))
  expect(hosts('formspree')).toEqual(['https://formspree.io/f/xayzabcd'])
  expect(hosts('web3forms')).toEqual(['https://api.web3forms.com/submit', 'https://web3forms.com'])
  expect(hosts('netlify')).toEqual(['/'])
  const server = 'https://pb.example.com'
  expect(build.sendsTo?.(formOf({ service: 'pocketbase', key: 'orders', server }))).toEqual([
    `${server}/api/collections/orders/records`,
  ])
})

it('the receiver of the site does not know a form that is sent to a service', () => {
  for (const service of ['formspree', 'web3forms', 'netlify', 'pocketbase'] as const) {
    expect(build.receives?.(formOf({ service, key: 'xayzabcd' }))).toEqual([])
  }
})

it('Netlify Forms gets the form at the page after sending', () => {
  const { transport } = resolveService(formOf({ service: 'netlify', key: 'o', answer: '/thanks' }))
  expect(transport).toMatchObject({ type: 'http', url: '/thanks', as: 'form-data' })
})

it('names the documentation of each service and the day on which it was read', () => {
  for (const { docs, read } of Object.values(SERVICE_FACTS)) {
    expect(docs.length).toBeGreaterThan(0)
    expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
