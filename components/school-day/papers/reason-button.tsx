'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { useIssueText } from '@/components/form/use-issue-text';
import { WriteButton } from '@/components/kits/write/write-button';

interface ReasonButtonProps {
  label: string;
  title: string;
  description: string;
  /** The most letters of the reason. */
  max: number;
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
  max,
  variant = 'ghost',
  disabled,
  write,
  onWrite,
}: ReasonButtonProps) {
  const t = useTranslations('portalPapers');
  const field = useRef<HTMLDivElement>(null);
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
        field.current?.querySelector('input')?.focus();
        return false;
      }}
      asks={{
        title,
        description,
        danger: true,
        children: (
          <div ref={field}>
            <WordsField
              label={t('reason')}
              rows={1}
              value={reason}
              max={max}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
              problem={isMissing && issueText('required', t('reason'))}
            />
          </div>
        ),
      }}
    >
      {label}
    </WriteButton>
  );
}
