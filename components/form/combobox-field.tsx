'use client';

import { Check, ChevronsUpDown } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import type { ComboboxOption } from './combobox-options';
import { Field, type FieldBase } from './field';
import { shownMax, useCombobox } from './use-combobox';

interface ComboboxFieldProps extends FieldBase {
  options: readonly ComboboxOption[];
  placeholder?: string;
  disabled?: boolean;
  /** After the value has changed, for fields that depend on it. */
  onPick?: (option: ComboboxOption) => void;
}

/** One of many, found by typing: provinces, schools. Khmer is found in every spelling that looks the same. */
export function ComboboxField({ options, placeholder, disabled, onPick, ...base }: ComboboxFieldProps) {
  const t = useTranslations('form');
  const { field } = useController({ name: base.name, defaultValue: '' });
  const list = useRef<HTMLUListElement>(null);
  const box = useCombobox({
    options,
    value: typeof field.value === 'string' ? field.value : '',
    onPick: (option) => {
      field.onChange(option.value);
      onPick?.(option);
    },
  });

  useEffect(() => {
    if (box.open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [box.open, box.active]);

  return (
    <Field {...base}>
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div
            className="relative"
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return;
              box.close();
              field.onBlur();
            }}
          >
            <Input
              {...control}
              ref={field.ref}
              role="combobox"
              aria-expanded={box.open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={box.open && box.shown.length > 0 ? `${listId}-${box.active}` : undefined}
              autoComplete="off"
              disabled={disabled}
              placeholder={placeholder ?? t('select')}
              value={box.typed ?? box.chosen?.label ?? ''}
              onChange={(event) => box.type(event.target.value)}
              onClick={box.show}
              onFocus={(event) => event.target.select()}
              onKeyDown={box.onKeyDown}
              className="pr-11"
            />
            <ChevronsUpDown
              aria-hidden="true"
              className="pointer-events-none absolute right-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
            />
            <span role="status" className="sr-only">
              {box.open && t('combobox.results', { count: box.total })}
            </span>
            {box.open && (
              <div className="absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-md border border-border bg-surface shadow-overlay">
                <ul
                  ref={list}
                  id={listId}
                  role="listbox"
                  aria-label={base.label}
                  className="max-h-72 overflow-y-auto p-1.5"
                >
                  {box.shown.map((option, index) => (
                    <li
                      key={option.value}
                      id={`${listId}-${index}`}
                      role="option"
                      aria-selected={option.value === box.chosen?.value}
                      data-active={index === box.active || undefined}
                      // Pressing must not take the focus from the input, whose blur would close the list first.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => box.pick(option)}
                      className={cn(
                        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5',
                        index === box.active && 'bg-sunken',
                      )}
                    >
                      <span className="min-w-0">
                        {option.label}
                        {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
                      </span>
                      {option.value === box.chosen?.value && (
                        <Check aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
                      )}
                    </li>
                  ))}
                </ul>
                {(box.total === 0 || box.total > shownMax) && (
                  <p className="border-t border-border px-4 py-2.5 text-sm text-muted">
                    {t(box.total === 0 ? 'combobox.none' : 'combobox.more')}
                  </p>
                )}
              </div>
            )}
          </div>
        );
      }}
    </Field>
  );
}
