import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundScreen } from './not-found-screen';

function ThrowNotFound(): never {
  notFound();
}

/**
 * What a screen returns when the thing it shows does not exist: answers 404. Thrown right away, `notFound()` would leave the HTML
 * empty until scripts run; inside a boundary of its own the HTML carries the boundary's fallback, translated. The boundary stands
 * here and not around every page, because a page of some length inside one is sent hidden, behind that fallback.
 */
export function Missing() {
  return (
    <Suspense fallback={<NotFoundScreen />}>
      <ThrowNotFound />
    </Suspense>
  );
}
