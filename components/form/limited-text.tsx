'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { groupDigits } from '@/lib/domain/values/number';
import { lettersOver } from '@/lib/domain/trim';

/** Below this limit a text is a name or a code, which nobody writes by counting. */
const countedFrom = 100;
/** How much is left is said in the last tenth. */
const saidPart = 10;

interface TextLimitProps {
  text: string;
  max: number;
  /** For the control that it describes. */
  id?: string;
}

/**
 * Says how many letters are left of a long text, and how many are too many. The browser's own limit would cut what is pasted without a word,
 * and half a letter would be sent; here nothing is lost, and what sends it refuses it (`lettersOver`).
 */
export function TextLimit({ text, max, id }: TextLimitProps) {
  const t = useTranslations('form');
  const over = lettersOver(text, max);
  const left = max - text.length;
  return (
    <div id={id} className="contents">
      {over === 0 && max >= countedFrom && left >= 0 && left <= max / saidPart && (
        <p className="mt-1.5 text-sm text-muted">{t('lettersLeft', { count: left })}</p>
      )}
      <p role="status" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {over > 0 && t('overLimit', { count: over, max: groupDigits(max) })}
      </p>
    </div>
  );
}

/** The limit of a field of a form, whose schema refuses what is too long. */
export function FieldLimit({ name, max }: { name: string; max: number }) {
  const value: unknown = useWatch({ name });
  return <TextLimit text={typeof value === 'string' ? value : ''} max={max} />;
}

interface Limited {
  value: string;
  onChange: (text: string) => void;
  /** In code units, as the contract counts. */
  max: number;
}

type Control<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof Limited | 'maxLength'>;

/** What the control of a limited text says of itself. `data-over` is what a question of `ConfirmDialog` waits for. */
const saysOf = (id: string, { value, max }: Limited, props: Control<'input' | 'textarea'>) => {
  const isOver = lettersOver(value, max) > 0;
  return {
    'aria-invalid': isOver || props['aria-invalid'],
    'aria-describedby': [props['aria-describedby'], id].filter(Boolean).join(' '),
    'data-over': isOver || undefined,
  };
};

/** A text of several lines that stands in no form of the kit. */
export function LimitedTextarea({ value, onChange, max, ...props }: Limited & Control<'textarea'>) {
  const id = useId();
  return (
    <>
      <Textarea
        {...props}
        {...saysOf(id, { value, onChange, max }, props)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextLimit id={id} text={value} max={max} />
    </>
  );
}

/** A line of text that stands in no form of the kit. */
export function LimitedInput({ value, onChange, max, ...props }: Limited & Control<'input'>) {
  const id = useId();
  return (
    <>
      <Input
        {...props}
        {...saysOf(id, { value, onChange, max }, props)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextLimit id={id} text={value} max={max} />
    </>
  );
}

interface WordsFieldProps extends Limited {
  label: ReactNode;
  /** Lines that it begins with; one line that stays one is 1. */
  rows?: number;
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong, in place of the hint. */
  problem?: ReactNode;
  lang?: string;
  className?: string;
}

/** Words that a deed asks for, such as a reason, with their label; the deed itself sends them. */
export function WordsField(props: WordsFieldProps) {
  const { label, rows, optional, hint, problem, className, ...limited } = props;
  const t = useTranslations('form');
  const id = useId();
  const said = problem || hint;
  const control = {
    ...limited,
    id,
    'aria-invalid': Boolean(problem) || undefined,
    'aria-describedby': said ? `${id}-hint` : undefined,
  };
  return (
    <div className={className}>
      <Label htmlFor={id} className="mb-1.5">
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </Label>
      {rows === 1 ? <LimitedInput {...control} /> : <LimitedTextarea rows={rows} {...control} />}
      {said && (
        <p
          id={`${id}-hint`}
          role={problem ? 'alert' : undefined}
          className={problem ? 'mt-1.5 text-sm font-medium text-danger' : 'mt-1.5 text-sm text-muted'}
        >
          {said}
        </p>
      )}
    </div>
  );
}
