'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { Text } from '@/lib/contract/fields';
import { pickText } from '@/lib/i18n/pick';

const reasonMax = 500;

interface UnseenPapersProps {
  papers: readonly Text[];
  reason: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
}

/** Which required papers nobody has seen, and why the application is accepted all the same. */
export function UnseenPapers({ papers, reason, onChange, isMissing }: UnseenPapersProps) {
  const t = useTranslations('advisor.change.unseen');
  const locale = useLocale();
  const id = useId();
  const names = papers.map((paper) => pickText(paper, locale)).join(', ');
  return (
    <Alert tone="warning" title={t('title', { papers: names })} className="mt-5">
      <Label htmlFor={id} className="mb-1.5 mt-2">
        {t('reason')}
      </Label>
      <Textarea
        id={id}
        value={reason}
        maxLength={reasonMax}
        rows={2}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} role={isMissing ? 'alert' : undefined} className="mt-1.5 text-sm">
        {t(isMissing ? 'missing' : 'hint')}
      </p>
    </Alert>
  );
}
