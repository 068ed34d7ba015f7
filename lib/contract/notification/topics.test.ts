import { expect, test } from 'vitest';
import { kindsOfTopic } from '@/lib/domain/notification/topics';
import { notificationKinds } from './notifications';

test('every kind of notice is about one topic', () => {
  const listed = Object.values(kindsOfTopic).flat();
  expect(listed.toSorted()).toEqual([...notificationKinds].toSorted());
});
