'use client';

import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { type ComboboxOption, indexOptions, searchOptions } from './combobox-options';
import { type ControlProps, Field, type FieldBase } from './field';

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Only a click or Enter selects: blur or Escape changes nothing, and a click keeps an open list open. */
function comboboxReducer<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { selectedItem, inputValue } = state;
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem, inputValue };
  if (type === InputClick && state.isOpen) return state;
  return changes;
}

interface ComboboxFieldProps extends FieldBase {
  options: readonly ComboboxOption[];
  placeholder?: string;
  disabled?: boolean;
  /** Called after a change of the value, for dependent fields. */
  onPick?: (option: ComboboxOption) => void;
}

/** The maximum of options in the list; beyond it typing is faster than scrolling. */
const shownMax = 60;

/** Selects one of many by typing: provinces, schools. Finds Khmer in every spelling that looks the same. */
export function ComboboxField({ options, placeholder, disabled, onPick, ...base }: ComboboxFieldProps) {
  const shared = { name: base.name, label: base.label, options, placeholder, disabled, onPick };
  return <Field {...base}>{(control) => <Combobox {...shared} control={control} />}</Field>;
}

interface ComboboxProps extends Pick<
  ComboboxFieldProps,
  'name' | 'label' | 'options' | 'placeholder' | 'disabled' | 'onPick'
> {
  control: ControlProps;
}

function Combobox({ name, label, options, placeholder, disabled, onPick, control }: ComboboxProps) {
  const t = useTranslations('form');
  const { field } = useController({ name, defaultValue: '' });
  // Null while there is no search text.
  const [typed, setTyped] = useState<string | null>(null);
  const indexed = useMemo(() => indexOptions(options), [options]);
  const hits = useMemo(() => searchOptions(indexed, typed ?? ''), [indexed, typed]);
  const shown = hits.slice(0, shownMax);
  const chosen = options.find(({ value }) => value === field.value) ?? null;

  const box = useCombobox<ComboboxOption>({
    items: shown,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? '',
    defaultHighlightedIndex: 0,
    id: control.id,
    inputId: control.id,
    stateReducer: comboboxReducer,
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      field.onChange(selectedItem.value);
      onPick?.(selectedItem);
    },
  });

  const input = box.getInputProps({
    ...control,
    ref: field.ref,
    disabled,
    placeholder: placeholder ?? t('select'),
    onChange: (event) => setTyped(event.currentTarget.value),
    onFocus: (event) => event.target.select(),
    onBlur: field.onBlur,
    // The label of the field is its name.
    'aria-labelledby': undefined,
  });
  return (
    <div className="relative">
      <Input
        {...input}
        // An empty name of an element is no name.
        aria-activedescendant={input['aria-activedescendant'] || undefined}
        className="pr-11"
      />
      <Icon
        name="chevrons-up-down"
        className="pointer-events-none absolute right-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <span role="status" className="sr-only">
        {box.isOpen && t('combobox.results', { count: hits.length })}
      </span>
      <div
        hidden={!box.isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-md border border-border bg-surface shadow-overlay"
      >
        <ul {...box.getMenuProps({ 'aria-label': label })} className="max-h-72 overflow-y-auto p-1.5">
          {box.isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...box.getItemProps({ item: option, index })}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5',
                  index === box.highlightedIndex && 'bg-sunken',
                )}
              >
                <span className="min-w-0">
                  {option.label}
                  {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
                </span>
                {option.value === chosen?.value && (
                  <Icon name="check" className="size-5 shrink-0 text-accent-text" />
                )}
              </li>
            ))}
        </ul>
        {(hits.length === 0 || hits.length > shownMax) && (
          <p className="border-t border-border px-4 py-2.5 text-sm text-muted">
            {hits.length > 0 && t('combobox.more')}
            {hits.length === 0 && t(options.length > 0 ? 'combobox.none' : 'combobox.nothingYet')}
          </p>
        )}
      </div>
    </div>
  );
}
