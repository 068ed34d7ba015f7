import { ErrorScreen } from './error-screen';

export function NotFoundScreen() {
  return <ErrorScreen status={404} />;
}
