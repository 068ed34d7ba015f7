'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

const rejectReasons = ['grade', 'papers', 'full', 'late', 'other-program'] as const;

/** Frequent reasons for a refusal: a tap puts the sentence into the note, in both languages, where it can be changed. */
export function ReasonChips({ onPick }: { onPick: (text: string) => void }) {
  const t = useTranslations('applicationDesk.reasons');
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-sm text-muted">{t('title')}</legend>
      <div className="flex flex-wrap gap-2">
        {rejectReasons.map((key) => (
          <Button
            key={key}
            variant="secondary"
            size="sm"
            className="max-lg:min-h-11"
            onClick={() => onPick(t(`texts.${key}`))}
          >
            {t(`names.${key}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
