'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { type Revision, REVISION_LIMITS } from '@/lib/contract/academic/content-revisions';
import { smsAnswerMax } from '@/lib/domain/limits/texts';

type Decided = NonNullable<Revision['decision']>;

interface DecisionFormProps {
  revision: Revision;
  busy: boolean;
  onDecide: (decision: Decided, answer: string) => void;
  onCancel: () => void;
}

/** Takes a proposal up or declines it, with an answer to its proposer. */
export function DecisionForm({ revision, busy, onDecide, onCancel }: DecisionFormProps) {
  const t = useTranslations('correction');
  const [answer, setAnswer] = useState('');
  const { answerBy } = revision;
  const id = useId();
  const written = answer.trim();
  return (
    <div className="mt-3 grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('answerLabel')}
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={answerBy === 'sms' ? smsAnswerMax : REVISION_LIMITS.answerMax}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t(answerBy ? `answerHint.${answerBy}` : 'answerNobody')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11" loading={busy} onClick={() => onDecide('accepted', written)}>
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          disabled={written === '' || busy}
          onClick={() => onDecide('declined', written)}
        >
          {t('decline')}
        </Button>
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
