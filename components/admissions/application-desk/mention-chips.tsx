'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { mentionOf } from './mentions';

interface MentionChipsProps {
  names: readonly string[];
  onMention: (name: string) => void;
}

/** The colleagues whom a note can mention: a tap writes the name into the note. */
export function MentionChips({ names, onMention }: MentionChipsProps) {
  const t = useTranslations('applicationDesk.followUps');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('mention')}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => onMention(name)}
          >
            {mentionOf(name)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
