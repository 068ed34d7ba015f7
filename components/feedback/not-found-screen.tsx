import { EmptyIllustration } from '@/components/ui/empty-illustration';
import { ErrorScreen } from './error-screen';

export function NotFoundScreen() {
  return <ErrorScreen status={404} illustration={<EmptyIllustration name="lost" />} />;
}
