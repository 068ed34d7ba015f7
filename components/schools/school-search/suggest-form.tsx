'use client';

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  useEffect,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { useRouter } from '@/lib/i18n/navigation';
import { rememberSearch, recentSearches } from './recent-searches';
import { SuggestionList, type SuggestionTexts } from './suggestion-list';
import {
  type SearchedList,
  type SuggestionOption,
  recentOptions,
  suggestionOptions,
} from './suggestion-options';
import { Icon } from '@/components/ui/icon';
import { useLocale } from 'next-intl';
import { loadClient } from '@/lib/api/load-client';
import { useDeviceValue } from '@/lib/device/use-device-value';

const pauseMs = 200;
const typedMin = 2;

/** The suggestions for the text in the field: recent searches when it is empty, else the backend's after a pause. */
function useSuggestions(typed: string, list: SearchedList, wanted: boolean): readonly SuggestionOption[] {
  const locale = useLocale();
  const recent = useDeviceValue(recentSearches);
  const [found, setFound] = useState<{ typed: string; options: SuggestionOption[] } | null>(null);
  const keyword = typed.trim();
  const asks = wanted && keyword.length >= typedMin;
  useEffect(() => {
    if (!asks) return undefined;
    let isLatest = true;
    const ask = async () => {
      const { academicApi } = await loadClient(import('@/lib/api/academic'));
      const answer = await academicApi.suggestions.list({ query: { keyword } });
      if (isLatest) setFound({ typed: keyword, options: suggestionOptions(answer, list, locale) });
    };
    // Without an answer the form still searches.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asks, keyword, list, locale]);
  if (!wanted) return [];
  if (keyword === '') return recentOptions(recent ?? []);
  return asks && found?.typed === keyword ? found.options : [];
}

interface SearchFieldProps {
  /** The name of the button that empties it. */
  clear: string;
  isFilled: boolean;
  onClear: () => void;
  /** The input. */
  children: ReactNode;
}

/** A search field with its sign, and a button that empties it. */
const SearchField = ({ clear, isFilled, onClear, children }: SearchFieldProps) => (
  <div className="relative">
    <Icon
      name="search"
      className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
    />
    {children}
    {isFilled && (
      <button
        type="button"
        aria-label={clear}
        className="absolute right-0 top-0 grid h-full w-11 place-items-center rounded-md text-muted hover:text-text"
        onClick={onClear}
      >
        <Icon name="x" className="size-5" />
      </button>
    )}
  </div>
);

interface SuggestFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  list: SearchedList;
  look?: 'page' | 'head' | undefined;
  texts: SuggestionTexts & { label: string; search: string; clear: string };
}

/** How keys move in the list. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

const remember = ({ currentTarget }: SubmitEvent<HTMLFormElement>) =>
  rememberSearch(String(new FormData(currentTarget).get('keyword') ?? ''));

/** A search form that works without scripts; with them it suggests while typing. */
export function SuggestForm({ list, look = 'page', texts, className, ...props }: SuggestFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useSuggestions(typed, list, open);
  const shown = open && options.length > 0;
  const Field = look === 'head' ? 'input' : Input;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => {
    setTyped(input.current?.value ?? '');
    setOpen(true);
    setActive(-1);
  };
  const write = (text: string) => {
    if (input.current) input.current.value = text;
    setTyped(text);
    input.current?.focus();
  };
  const pick = ({ to, label }: SuggestionOption) => {
    write(to ? '' : label);
    close();
    if (to) router.push(to);
    else form.current?.requestSubmit();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    remember(event);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = options[active];
    const step = steps.get(event.key);
    if (step) {
      event.preventDefault();
      if (!open) show();
      else setActive((now) => Math.min(options.length - 1, Math.max(-1, now + step)));
    } else if (event.key === 'Enter' && shown && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };

  return (
    <form
      role="search"
      aria-label={texts.label}
      {...props}
      ref={form}
      onSubmit={submit}
      className={cn(look === 'page' && 'flex gap-2 max-sm:relative', className)}
    >
      <div className="min-w-0 flex-1 sm:relative" onBlur={(event) => isLeft(event) && close()}>
        <SearchField clear={texts.clear} isFilled={typed !== ''} onClear={() => write('')}>
          <Field
            ref={input}
            type="text"
            inputMode="search"
            name="keyword"
            role="combobox"
            aria-label={texts.label}
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={texts.label}
            enterKeyHint="search"
            autoComplete="off"
            className={look === 'head' ? 'search-head' : 'pl-11 pr-11'}
            onInput={show}
            onFocus={show}
            onKeyDown={onKeyDown}
          />
        </SearchField>
        {shown && (
          <SuggestionList
            id={listId}
            typed={typed.trim()}
            options={options}
            active={active}
            texts={texts}
            onPick={pick}
          />
        )}
      </div>
      {look === 'page' && (
        <Button type="submit" className="min-h-12">
          {texts.search}
        </Button>
      )}
    </form>
  );
}
