'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useIssueText } from '@/components/form/use-issue-text';
import { WriteButton } from '@/components/kits/write/write-button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

interface ReasonButtonProps {
  label: string;
  title: string;
  description: string;
  maxLength?: number;
  variant?: 'ghost' | 'secondary';
  disabled?: boolean;
  write: { busy: boolean };
  /** Sends; what it answers false for keeps the question open, with what was typed. */
  onWrite: (reason: string) => Promise<boolean>;
}

/** A button for what the student reads a reason of: without one nothing is sent. */
export function ReasonButton({
  label,
  title,
  description,
  maxLength,
  variant = 'ghost',
  disabled,
  write,
  onWrite,
}: ReasonButtonProps) {
  const t = useTranslations('portalPapers');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const issueText = useIssueText();
  return (
    <WriteButton
      variant={variant}
      size="sm"
      className="min-h-11"
      disabled={disabled}
      write={write}
      onWrite={async () => {
        const isEmpty = reason.trim() === '';
        setMissing(isEmpty);
        if (!isEmpty) return onWrite(reason.trim());
        document.getElementById(id)?.focus();
        return false;
      }}
      asks={{
        title,
        description,
        danger: true,
        children: (
          <div className="grid gap-1.5">
            <Label htmlFor={id}>{t('reason')}</Label>
            <Input
              id={id}
              required
              maxLength={maxLength}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              value={reason}
              onChange={({ target: { value } }) => {
                setReason(value);
                setMissing(false);
              }}
            />
            {isMissing && (
              <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
                {issueText('required', t('reason'))}
              </p>
            )}
          </div>
        ),
      }}
    >
      {label}
    </WriteButton>
  );
}
