import { NotFoundScreen } from '@/components/feedback/not-found-screen';

export default function JobNotFound() {
  return <NotFoundScreen missing="job" />;
}
