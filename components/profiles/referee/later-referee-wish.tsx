'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Only the browser knows the key. */
export const LaterRefereeWish = dynamic(
  () => import('./referee-wish').then((module) => module.RefereeWishPart),
  { ssr: false, loading: () => <Skeleton className="h-80 rounded-lg" /> },
);
