import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import type { MissingKind } from './error-screen';
import { NotFoundScreen } from './not-found-screen';

function ThrowNotFound(): never {
  notFound();
}

/**
 * `near` is what the reader may look for instead; the `not-found` of the page shows it too.
 *
 * What a screen returns when its record does not exist: answers 404. Thrown directly, `notFound()` would leave the
 * HTML empty until scripts run; inside its own boundary the HTML contains the translated fallback. The boundary is
 * here and not around every page, because the content of a long page inside a boundary is sent hidden behind that
 * fallback.
 */
export function Missing({ missing, near }: { missing?: MissingKind | undefined; near?: ReactNode }) {
  const shown = (
    <>
      <NotFoundScreen {...(missing && { missing })} />
      {near}
    </>
  );
  return (
    <Suspense fallback={shown}>
      <ThrowNotFound />
    </Suspense>
  );
}
