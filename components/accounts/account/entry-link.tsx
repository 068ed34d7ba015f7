'use client';

import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import type { WayPath } from './code-ways';
import { useRedirect } from './use-redirect';

interface EntryLinkProps {
  to: '/login' | '/getting-started' | WayPath;
  className?: string;
  children: ReactNode;
}

/** A link between account pages that preserves the target of the person. */
export function EntryLink({ to, className, children }: EntryLinkProps) {
  const { query } = useRedirect();
  return (
    <Link href={href(to, undefined, query)} className={className}>
      {children}
    </Link>
  );
}
