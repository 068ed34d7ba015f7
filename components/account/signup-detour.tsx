'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { EntryLink } from './entry-link';

interface SignupDetourProps {
  title: string;
  to: '/signup' | '/signup/verify' | '/signup/newpin';
  action: string;
  children: ReactNode;
}

/** For who opened a step that is not theirs yet, or no longer: what is missing, and the way there. */
export function SignupDetour({ title, to, action, children }: SignupDetourProps) {
  return (
    <div className="mt-5 grid gap-4 rounded-lg border border-border bg-surface p-5 shadow-soft sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-muted">{children}</p>
      <EntryLink to={to} className={buttonStyle({ size: 'lg', wide: true })}>
        {action}
      </EntryLink>
    </div>
  );
}
