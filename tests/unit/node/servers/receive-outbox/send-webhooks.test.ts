import { expect, it } from 'vitest'
import { sign } from '../../../../../engine/node/servers/receive-outbox/send-webhooks'

// https://github.com/standard-webhooks/standard-webhooks/blob/main/libraries/javascript/src/webhook.test.ts
it('a webhook has the signature that Standard Webhooks publishes for its example', async () => {
  const content = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(await sign(content, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})
