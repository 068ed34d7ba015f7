'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Only the browser knows the key. */
export const LaterUnsubscribe = dynamic(
  () => import('./unsubscribe-part').then((module) => module.UnsubscribePart),
  { ssr: false, loading: () => <Skeleton className="h-64 rounded-lg" /> },
);
