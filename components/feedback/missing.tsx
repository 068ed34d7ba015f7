import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import type { MissingKind } from './error-screen';
import { NotFoundScreen } from './not-found-screen';

function ThrowNotFound(): never {
  notFound();
}

/**
 * What a screen returns when its record does not exist: answers 404. Thrown directly, `notFound()` would leave the
 * HTML empty until scripts run; inside its own boundary the HTML contains the translated fallback. The boundary is
 * here and not around every page, because the content of a long page inside a boundary is sent hidden behind that
 * fallback.
 */
export function Missing({ missing }: { missing?: MissingKind | undefined }) {
  return (
    <Suspense fallback={<NotFoundScreen {...(missing && { missing })} />}>
      <ThrowNotFound />
    </Suspense>
  );
}
