'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Field, type FieldBase } from './field';

interface ArrayFieldProps extends FieldBase {
  /** The initial values of a new entry. */
  empty: Record<string, unknown>;
  /** The name of an entry for buttons and screen readers: "Contact 2". */
  entryLabel: (number: number) => string;
  addLabel: string;
  max?: number;
  /** The fields of one entry; `path` is the prefix of their names: `contacts.1`. */
  children: (path: string, index: number) => ReactNode;
}

const iconStyle = 'size-5';

/** A list to add to, reorder and shorten; the focus follows the edited entry. */
export function ArrayField({ empty, entryLabel, addLabel, max = 20, children, ...base }: ArrayFieldProps) {
  const t = useTranslations('form.array');
  const { fields, append, remove, move } = useFieldArray({ name: base.name });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusOn = useRef<number | null>(null);
  const { clearErrors } = useFormContext();
  const { errors } = useFormState({ name: base.name });
  /** The entry that was added last, until somebody types in it. */
  const fresh = useRef<number | null>(null);
  // The whole list is checked with each new entry: what nobody has typed yet is not wrong.
  useEffect(() => {
    const name = `${base.name}.${fresh.current}`;
    if (fresh.current === null || get(errors, name) === undefined) return;
    fresh.current = null;
    clearErrors(name);
  });
  useEffect(() => {
    const entries = list.current;
    const leave = () => {
      fresh.current = null;
    };
    entries?.addEventListener('focusout', leave);
    return () => entries?.removeEventListener('focusout', leave);
  }, []);
  // After the entry is rendered.
  useEffect(() => {
    if (focusOn.current === null) return;
    const entry = list.current?.children[Math.min(focusOn.current, fields.length - 1)];
    focusOn.current = null;
    const control = entry?.querySelector<HTMLElement>('input, textarea, select');
    (control ?? addButton.current)?.focus();
  }, [fields.length]);
  const focusAfter = (index: number, change: () => void) => {
    focusOn.current = index;
    change();
  };
  return (
    <Field {...base} group>
      {({ id }) => (
        <div className="grid gap-3">
          <ol ref={list} className="grid gap-3 empty:hidden">
            {fields.map((field, index) => (
              <li key={field.id} className="rounded-md border border-border p-3 sm:p-4">
                <div className="mb-2 flex items-center justify-between gap-2">
                  <span className="text-sm font-semibold text-muted">{entryLabel(index + 1)}</span>
                  <span className="flex">
                    <IconButton
                      label={t('up', { entry: entryLabel(index + 1) })}
                      icon={<Icon name="arrow-up" className={iconStyle} />}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      label={t('down', { entry: entryLabel(index + 1) })}
                      icon={<Icon name="arrow-down" className={iconStyle} />}
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <IconButton
                      label={t('remove', { entry: entryLabel(index + 1) })}
                      icon={<Icon name="trash" className={iconStyle} />}
                      onClick={() => focusAfter(index, () => remove(index))}
                    />
                  </span>
                </div>
                <div className="grid gap-4">{children(`${base.name}.${index}`, index)}</div>
              </li>
            ))}
          </ol>
          <Button
            ref={addButton}
            id={id}
            variant="secondary"
            disabled={fields.length >= max}
            onClick={() => {
              fresh.current = fields.length;
              focusAfter(fields.length, () => append(empty, { shouldFocus: false }));
            }}
            className="justify-self-start"
          >
            <Icon name="plus" className={iconStyle} />
            {addLabel}
          </Button>
        </div>
      )}
    </Field>
  );
}
