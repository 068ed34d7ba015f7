'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { type Revision, REVISION_LIMITS } from '@/lib/contract/schools/content-revisions';
import { smsAnswerMax } from '@/lib/domain/limits/texts';
import { lettersOver } from '@/lib/domain/trim';

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
  const written = answer.trim();
  const max = answerBy === 'sms' ? smsAnswerMax : REVISION_LIMITS.answerMax;
  const isOver = lettersOver(answer, max) > 0;
  return (
    <div className="mt-3 grid gap-2">
      <WordsField
        label={t('answerLabel')}
        rows={3}
        max={max}
        value={answer}
        onChange={setAnswer}
        hint={t(answerBy ? `answerHint.${answerBy}` : 'answerNobody')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="min-h-11"
          loading={busy}
          disabled={isOver}
          onClick={() => onDecide('accepted', written)}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          disabled={written === '' || isOver || busy}
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
