'use client';

import dynamic from 'next/dynamic';

/** Fetched in `npm run dev -- --mocked` alone. The worker that it starts is the browser's, so the server has no such part. */
export const MockedMode = dynamic(() => import('./mocked-panel').then(({ MockedPanel }) => MockedPanel), {
  ssr: false,
});
