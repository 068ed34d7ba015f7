import { NotFoundScreen } from '@/components/feedback/not-found-screen';

export default function VacancyNotFound() {
  return <NotFoundScreen missing="job" />;
}
