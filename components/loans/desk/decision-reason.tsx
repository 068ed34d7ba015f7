import { type ReactNode, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

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
  const id = useId();
  return (
    <div className="grid gap-3">
      <Alert tone="warning" title={title}>
        {children}
      </Alert>
      <div>
        <Label htmlFor={id} className="mb-1.5">
          {label}
        </Label>
        <Textarea
          id={id}
          rows={2}
          value={value}
          maxLength={reasonMax}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-hint`}
        />
        <p
          id={`${id}-hint`}
          role={isMissing ? 'alert' : undefined}
          className={isMissing ? 'mt-1 text-sm font-medium text-danger' : 'mt-1 text-sm text-muted'}
        >
          {hint}
        </p>
      </div>
    </div>
  );
}
