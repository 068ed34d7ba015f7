import type * as z from 'zod';
import { liveResource, type NotificationEvent } from '@/lib/contract/questions/live';

/** A stream of the backend whose every event carries the complete state, so that a reader may subscribe at any time. */
export interface LiveTopic<Event> {
  path: string;
  schema: z.ZodType<Event>;
}

const { notifications } = liveResource.endpoints;

/** The number of unread notifications of a person. */
export const notificationsTopic = (userId: string): LiveTopic<NotificationEvent> => ({
  path: notifications.path.replace(':userId', encodeURIComponent(userId)),
  schema: notifications.response,
});
