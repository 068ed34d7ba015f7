'use client';

import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { programFiltersOf, seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { isFinishedLevel, saidBy } from '@/lib/domain/schools/finished-levels';

/** What the address gets, and what is read. */
type EntryChoice = readonly [value: string, label: string];

interface EntryFormProps {
  /** The page of the results, with its language. */
  action: string;
  texts: {
    title: string;
    finished: string;
    place: string;
    budget: string;
    liking: string;
    anywhere: string;
    anyBudget: string;
    open: string;
    send: string;
  };
  /** Levels of school; the list judges each program's rule by them. */
  finished: readonly EntryChoice[];
  provinces: readonly EntryChoice[];
  /** The highest price of a year, in US dollars. */
  budgets: readonly EntryChoice[];
  /** Majors of each field. */
  fields: readonly EntryChoice[];
}

interface QuestionProps {
  name: string;
  label: string;
  /** The label of "all". */
  any?: string;
  choices: readonly EntryChoice[];
}

function Question({ name, label, any, choices }: QuestionProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Select id={id} name={name}>
        {any && <option value="">{any}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Keeps the four answers on this device, for every page that asks the same. */
function keepAnswers({ currentTarget }: FormEvent<HTMLFormElement>) {
  const typed = new FormData(currentTarget);
  const valueOf = (name: string) => String(typed.get(name) ?? '');
  const [finished, price, majors] = [valueOf('finished'), valueOf('maxPrice'), valueOf('categories')];
  seekerStore.update((before) => ({
    ...(before ?? silentSeeker),
    ...(isFinishedLevel(finished) && saidBy(finished)),
    place: valueOf('province') || null,
    budgetUsd: price === '' ? null : Number(price),
    majorIds: majors === '' ? [] : majors.split(','),
  }));
}

/** What this device knows of the answers, in a form that nobody has touched. */
function useKnownAnswers() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const seeker = seekerStore.read();
    if (!seeker) return;
    for (const [name, value] of Object.entries(programFiltersOf(seeker))) {
      const field = form.current?.elements.namedItem(name);
      // Only what it offers: another page may have heard more.
      const isOffered =
        field instanceof HTMLSelectElement && [...field.options].some((each) => each.value === value);
      if (isOffered && field.selectedIndex === 0) field.value = value;
    }
  }, []);
  return form;
}

/** Four answers that lead to programs. The form is plain HTML: its values are the filters of the list. */
export function EntryForm({ action, texts, finished, provinces, budgets, fields }: EntryFormProps) {
  const id = useId();
  const form = useKnownAnswers();
  return (
    <form
      ref={form}
      action={action}
      onSubmit={keepAnswers}
      aria-labelledby={id}
      className="card grid grid-cols-2 gap-x-3 gap-y-2.5 p-4 text-left shadow-raised sm:gap-4 sm:p-6"
    >
      <h2 id={id} className="col-span-2 text-lg sm:text-xl">
        {texts.title}
      </h2>
      <div className="col-span-2">
        <Question name="finished" label={texts.finished} choices={finished} />
      </div>
      <Question name="province" label={texts.place} any={texts.anywhere} choices={provinces} />
      <Question name="maxPrice" label={texts.budget} any={texts.anyBudget} choices={budgets} />
      <div className="col-span-2">
        <Question name="categories" label={texts.liking} any={texts.open} choices={fields} />
      </div>
      <button className="button button-primary col-span-2 min-h-13">
        {texts.send}
        <Icon name="arrow-right" className="size-5" />
      </button>
    </form>
  );
}
