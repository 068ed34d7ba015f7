import { ErrorScreen, type MissingKind } from './error-screen';

export function NotFoundScreen({ missing }: { missing?: MissingKind }) {
  return <ErrorScreen status={404} missing={missing} />;
}
