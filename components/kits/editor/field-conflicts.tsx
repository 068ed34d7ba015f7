'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import { FormRegistryContext } from '@/components/form/form-context';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatDate, formatMinute, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface Differing {
  /** Dotted. */
  name: string;
  mine: unknown;
  theirs: unknown;
  /** What the form began with. */
  base: unknown;
}

/** The fields in which two people’s values of a form differ; a list counts as one field. */
function differingFields(mine: unknown, theirs: unknown, base: unknown, path = ''): Differing[] {
  if (isRecord(mine) && isRecord(theirs))
    return Object.keys(theirs).flatMap((key) =>
      differingFields(
        mine[key],
        theirs[key],
        isRecord(base) ? base[key] : undefined,
        path ? `${path}.${key}` : key,
      ),
    );
  return isEqual(mine, theirs) ? [] : [{ name: path, mine, theirs, base }];
}

interface Words {
  locale: Locale;
  yes: string;
  no: string;
  nothing: string;
  /** For a record whose name the form does not show. */
  unnamed: string;
}

const isId = (value: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);

/** The text that the controls of a field have for one of its values; null where they have none. */
const optionText = (scope: ParentNode, name: string, value: string): string | null => {
  const controls = [...scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  for (const control of controls.filter((each) => each.name === name)) {
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((each) => each.value === value);
      if (option) return option.textContent.trim();
    } else if (control.value === value && ['radio', 'checkbox'].includes(control.type))
      return control.labels?.[0]?.textContent.trim() ?? null;
  }
  return null;
};

/** A value of a field as its reader knows it: the name of a choice, a day as a day, a list by its parts. */
function shownValue(scope: ParentNode, name: string, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === undefined || value === '') return words.nothing;
  if (Array.isArray(value))
    return value.length === 0
      ? words.nothing
      : value.map((each: unknown) => shownValue(scope, name, each, words)).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .map((each: unknown) => shownValue(scope, name, each, words))
      .join(' · ');
  const text = String(value);
  const option = optionText(scope, name, text);
  if (option !== null) return option;
  const day = parseMonthDayYear(text);
  if (day) return formatDate(day, words.locale);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMinute(text, words.locale);
  return isId(text) ? words.unnamed : text;
}

const kept = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** The form begins with `base` from now on, and only what the reader keeps over it is changed. */
function rebase(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'reset'>,
  base: object,
  mine: readonly Pick<Differing, 'name' | 'mine'>[],
): void {
  // What the record does not have, such as a choice about the form itself, stays as it is.
  const whole = { ...form.getValues(), ...structuredClone(base) };
  form.reset(whole, kept);
  if (mine.length === 0) return;
  for (const field of mine) set(whole, field.name, field.mine);
  form.reset(whole, { ...kept, keepDefaultValues: true });
}

type Side = 'mine' | 'theirs';

interface Row extends Differing {
  label: string;
  texts: Record<Side, string>;
  /** The reader changed it too, so that somebody has to decide. */
  isContested: boolean;
}

interface FieldConflictsProps {
  /** What the newer version has, as the form has values; null where the form shows nothing of the record. */
  theirs: object | null;
  /** The form began with a draft, and what that began with is not known: every field that differs is contested. */
  isBaseLost?: boolean;
  /** Shown also where no field is contested. */
  asks?: boolean;
  /** No field is contested: the form has taken over what only the newer version changed. */
  onMerged: () => void;
  /** Each field has been decided: the next save is on top of the other version. */
  onDecided: () => void;
  /** Everything as the other person has it. */
  onTakeAll: () => void;
  /** Says what the other person saved where no field differs. */
  children?: ReactNode;
}

/**
 * There is a newer version of the record. What only that changed comes into the form, and what only the reader changed
 * stays, without a word. Where both changed a field, both values are shown, and which one stays is asked. Nothing is
 * saved by an answer.
 */
export function FieldConflicts(props: FieldConflictsProps) {
  const { theirs, onDecided, onTakeAll, children } = props;
  const t = useTranslations('form.conflict');
  const form = useFormContext();
  const rows = useRows(props);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const box = useRef<HTMLDivElement>(null);
  const isShown = rows !== null;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!rows) return null;

  const decide = (all: readonly Row[], side: Side) => {
    const next = new Map(sides);
    for (const row of all) {
      next.set(row.name, side);
      const value = side === 'mine' ? row.mine : row.theirs;
      form.setValue(row.name, value, { shouldDirty: true, shouldTouch: true });
    }
    setSides(next);
    if (rows.some(({ name, isContested }) => isContested && !next.has(name))) return;
    if (theirs) rebase(form, theirs, differingFields(form.getValues(), theirs, undefined));
    onDecided();
  };
  const contested = rows.filter(({ isContested }) => isContested);

  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Alert
        tone="warning"
        title={t('title')}
        action={
          <span className="flex flex-wrap gap-2.5">
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              onClick={() => decide(contested, 'mine')}
            >
              {t('keepMine')}
            </Button>
            {rows.length > 0 && (
              <Button variant="secondary" size="sm" className="min-h-11" onClick={onTakeAll}>
                {t('takeTheirs')}
              </Button>
            )}
          </span>
        }
      >
        <p>{t(rows.length > 0 ? 'body' : 'bodyWithoutFields')}</p>
        {rows.length === 0 && <div className="mt-2">{children}</div>}
        <ul className="mt-3 grid gap-3 empty:hidden">
          {rows.map((row) => (
            <ConflictRow
              key={row.name}
              row={row}
              side={sides.get(row.name)}
              onSide={(side) => decide([row], side)}
            />
          ))}
        </ul>
      </Alert>
    </div>
  );
}

interface ConflictRowProps {
  row: Row;
  side: Side | undefined;
  onSide: (side: Side) => void;
}

function ConflictRow({ row: { label, texts, isContested }, side, onSide }: ConflictRowProps) {
  const t = useTranslations('form.conflict');
  return (
    <li className="rounded-md border border-border bg-surface p-3">
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{label}</legend>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {(['mine', 'theirs'] as const).map((each) => (
            <div key={each} className="contents">
              <dt className="text-muted">{t(each)}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{texts[each]}</dd>
            </div>
          ))}
        </dl>
        {isContested ? (
          <span className="flex flex-wrap gap-2.5">
            {(['mine', 'theirs'] as const).map((each) => (
              <Button
                key={each}
                variant="secondary"
                size="sm"
                className="min-h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft"
                aria-pressed={side === each}
                onClick={() => onSide(each)}
              >
                {t(each === 'mine' ? 'mineHere' : 'theirsHere')} <span className="sr-only">{label}</span>
              </Button>
            ))}
          </span>
        ) : (
          <p className="text-sm text-muted">{t('onlyTheirs')}</p>
        )}
      </fieldset>
    </li>
  );
}

/** What is shown of the newer version when it comes; null while nothing is. */
function useRows(props: FieldConflictsProps): readonly Row[] | null {
  const { theirs, isBaseLost = false, asks = false, onMerged } = props;
  const t = useTranslations('form.conflict');
  const locale = useLocale();
  const registry = useContext(FormRegistryContext);
  const form = useFormContext();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  // A draft reaches its form after the first paint of its parts.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const base = useRef(isBaseLost ? undefined : form.formState.defaultValues);
  const words = { locale, yes: t('yes'), no: t('no'), nothing: t('nothing'), unnamed: t('unnamed') };
  const key = JSON.stringify(theirs);
  useEffect(() => {
    if (!isReady) return;
    const compared = theirs ? differingFields(form.getValues(), theirs, base.current) : [];
    const isChanged = (field: Differing) => !isEqual(field.mine, field.base);
    const isKept = (field: Differing) => isChanged(field) && isEqual(field.theirs, field.base);
    const isContested = (field: Differing) =>
      isChanged(field) && !isKept(field) && registry?.current.has(field.name) === true;
    if (!asks && !compared.some(isContested)) {
      if (theirs) rebase(form, theirs, compared.filter(isKept));
      setRows(null);
      return onMerged();
    }
    const found = compared.flatMap((field): Row[] => {
      if (isKept(field)) return [];
      const shown = registry?.current.get(field.name);
      if (!isContested(field)) form.setValue(field.name, field.theirs, { shouldDirty: true });
      if (!shown) return [];
      const scope = document.getElementById(shown.controlId)?.closest('form') ?? document;
      const textOf = (value: unknown) => shownValue(scope, field.name, value, words);
      const texts = { mine: textOf(field.mine), theirs: textOf(field.theirs) };
      return [{ ...field, label: shown.label, texts, isContested: isContested(field) }];
    });
    setRows(found);
    // Once for each newer version: what is typed or chosen afterwards is no news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isReady]);
  return rows;
}
