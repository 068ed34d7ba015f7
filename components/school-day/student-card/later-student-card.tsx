'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Only the browser knows the key. */
export const LaterStudentCard = dynamic(() => import('./proven-card').then((module) => module.ProvenCard), {
  ssr: false,
  loading: () => <Skeleton className="h-80 rounded-lg" />,
});
