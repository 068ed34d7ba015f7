import type * as z from 'zod';
import { liveResource, type NotificationEvent } from '@/lib/contract/forum/live';

/** A stream of the backend whose every event says all there is to know, so that a reader may join at any time. */
export interface LiveTopic<Event> {
  path: string;
  schema: z.ZodType<Event>;
}

const { notifications } = liveResource.endpoints;

/** How many notifications of a person are unread. */
export const notificationsTopic = (userId: string): LiveTopic<NotificationEvent> => ({
  path: notifications.path.replace(':userId', encodeURIComponent(userId)),
  schema: notifications.response,
});
