'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Only the browser knows the key. */
export const LaterGuardianWish = dynamic(
  () => import('./guardian-wish').then((module) => module.GuardianWishPart),
  { ssr: false, loading: () => <Skeleton className="h-80 rounded-lg" /> },
);
