import { NotFoundScreen } from '@/components/feedback/not-found-screen';

export default function EventNotFound() {
  return <NotFoundScreen missing="event" />;
}
