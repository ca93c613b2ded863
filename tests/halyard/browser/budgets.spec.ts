import { expectWithin } from '../../browser/support/budget'
import { test } from './site'

test('a first visit of the shipped home page keeps its budget (R-347)', async () => {
  await expectWithin('shipped home page', '.test/halyard_url', '/')
})
