'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

const wordsMax = 500;

/** One line of words that a record, a withdrawal or an objection needs. */
export function Words({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (words: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <Input
        id={id}
        value={value}
        maxLength={wordsMax}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

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
        <Words label={t('reason')} value={reason} onChange={setReason} />
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {problem && t(problem)}
        </p>
      </ConfirmDialog>
    </>
  );
}
