'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { WordsField } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';

const wordsMax = 500;

/** One line of words that a record, a withdrawal or an objection needs. */
export const ProofWords = (props: {
  label: string;
  hint?: string;
  value: string;
  onChange: (words: string) => void;
}) => <WordsField {...props} rows={1} max={wordsMax} />;

interface SayWhyProps {
  label: string;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  onSay: (reason: string) => Promise<unknown>;
}

/** A link that asks for a reason and sends it; what was typed stays after a failure. */
export function SayWhy({ label, title, description, confirmLabel, danger = false, onSay }: SayWhyProps) {
  const t = useTranslations('offers.results');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'required' | 'failed' | null>(null);
  const confirm = async () => {
    setProblem(reason.trim() === '' ? 'required' : null);
    if (reason.trim() === '') return false;
    try {
      await onSay(reason.trim());
      return true;
    } catch {
      setProblem('failed');
      return false;
    }
  };
  return (
    <>
      <Button variant="link" className="min-h-11 text-sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        danger={danger}
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={confirm}
      >
        <ProofWords label={t('reason')} value={reason} onChange={setReason} />
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {problem && t(problem)}
        </p>
      </ConfirmDialog>
    </>
  );
}
