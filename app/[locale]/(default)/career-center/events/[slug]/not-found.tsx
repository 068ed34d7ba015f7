import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NearEvents } from '@/components/recruitment/career-event/near-events';

export default function EventNotFound() {
  return (
    <>
      <NotFoundScreen missing="event" />
      <NearEvents />
    </>
  );
}
