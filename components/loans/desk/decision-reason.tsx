import type { ReactNode } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { Alert } from '@/components/ui/alert';

const reasonMax = 500;

interface DecisionReasonProps {
  title: string;
  /** What stands against the decision. */
  children: ReactNode;
  label: string;
  /** What becomes of the words, or that they were left out. */
  hint: string;
  value: string;
  onChange: (reason: string) => void;
  /** It was left out. */
  isMissing: boolean;
}

/** Says what stands against an approval, and asks why it is given nevertheless. */
export function DecisionReason(props: DecisionReasonProps) {
  const { title, children, label, hint, value, onChange, isMissing } = props;
  return (
    <div className="grid gap-3">
      <Alert tone="warning" title={title}>
        {children}
      </Alert>
      <WordsField
        label={label}
        rows={2}
        value={value}
        max={reasonMax}
        onChange={onChange}
        hint={hint}
        problem={isMissing && hint}
      />
    </div>
  );
}
