import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NearEvents } from '@/components/events/career-event/near-events';

/** In place of an event that is gone: what comes next. */
export const EventMissingScreen = () => (
  <>
    <NotFoundScreen missing="event" />
    <NearEvents />
  </>
);
