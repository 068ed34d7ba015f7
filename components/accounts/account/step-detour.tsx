'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { type CodeWay, type WayPath, wayPaths } from './code-ways';
import { EntryLink } from './entry-link';

interface StepDetourProps {
  title: string;
  to: WayPath;
  action: string;
  children: ReactNode;
}

/** Shown on a step that is not reached yet, or is over: what is missing, and a link to it. */
export function StepDetour({ title, to, action, children }: StepDetourProps) {
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

/** To the first step, which was not done in this tab. */
export function StartDetour({ way }: { way: CodeWay }) {
  const t = useTranslations('auth.detour');
  const key = way === 'reset' ? 'startReset' : 'start';
  return (
    <StepDetour title={t(`${key}.title`)} to={wayPaths[way].ask} action={t('start.action')}>
      {t(`${key}.body`)}
    </StepDetour>
  );
}
