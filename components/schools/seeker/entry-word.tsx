import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { EntryVerdict } from '@/lib/domain/schools/may-enter';

const tones = { yes: 'success', 'not-yet': 'accent', no: 'warning', unknown: 'neutral' } as const;

/** Whether somebody may enter, in a word. */
export function EntryWord({ verdict, children }: { verdict: EntryVerdict; children?: ReactNode }) {
  const words = useTranslations('education.entry');
  return (
    <Badge tone={tones[verdict]}>
      {words(verdict)}
      {children}
    </Badge>
  );
}
