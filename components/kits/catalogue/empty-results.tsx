'use client';

import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { Button } from '@/components/ui/button';
import { pickName } from '@/lib/i18n/pick';
import { type CatalogueState, toQuery, withValues } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration } from './define-catalogue';
import { useActiveFilters } from './use-active-filters';

/**
 * What to search in place of a keyword that finds nothing, whether it names what nobody teaches, and the values of filters
 * that are nearest to it.
 */
export type Instead = (
  keyword: string,
) => Promise<{ keyword: string | null; untaught: boolean; near?: Readonly<Record<string, string[]>> }>;

interface EmptyResultsProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  countOf: (state: CatalogueState) => Promise<number>;
  instead?: Instead | undefined;
}

interface WayOut {
  key: string;
  label: string;
  next: CatalogueState;
}

interface AskProps extends Pick<EmptyResultsProps, 'of' | 'countOf'> {
  enabled: boolean;
}

const shownMax = 3;
const namesMax = 3;

/** Neighbours of the selected values, for filters that have them; undefined while unknown. */
function useNear({ rules, filters }: CatalogueDeclaration, state: CatalogueState): WayOut[] | undefined {
  const t = useTranslations('catalogue.empty');
  const locale = useLocale();
  const wanted = filters.flatMap(({ near, names, params }) => {
    const [name = ''] = params;
    const chosen = state.values[name] ?? [];
    return near && names && chosen.length > 0 ? [{ name, near, names, chosen }] : [];
  });
  const found = useQueries({
    queries: wanted.map(({ name, near, names, chosen }) => ({
      queryKey: ['catalogue', 'near', name, chosen],
      queryFn: async () => ({ name, values: await near(chosen), labels: await names().queryFn() }),
    })),
  });
  if (found.some(({ isPending }) => isPending)) return undefined;
  return found.flatMap(({ data }) => {
    if (!data || data.values.length === 0) return [];
    const { name, values, labels } = data;
    const shown = values.slice(0, namesMax).map((value) => {
      const label = labels.get(value);
      return label ? pickName(label, locale) : value;
    });
    const more = values.length > namesMax ? ' …' : '';
    return [
      {
        key: `near-${name}`,
        label: t('near', { names: shown.join(locale === 'km' ? ' ' : ', ') + more }),
        next: withValues(rules, state, { [name]: values }),
      },
    ];
  });
}

/** The nearest alternatives: one filter less or neighbouring values; then each filter alone. */
function useWaysOut(
  of: CatalogueDeclaration,
  state: CatalogueState,
): { near: WayOut[] | undefined; far: WayOut[] } {
  const t = useTranslations('catalogue.empty');
  const filters = useActiveFilters(of, state);
  const nearBy = useNear(of, state);
  const fewer = filters.map(({ key, label, without }) => ({
    key: `without-${key}`,
    label: t('without', { filter: label ?? '…' }),
    next: without,
  }));
  const alone = filters.map(({ key, label, alone: next }) => ({
    key: `only-${key}`,
    label: t('only', { filter: label ?? '…' }),
    next,
  }));
  return { near: nearBy && [...nearBy, ...fewer], far: filters.length > 2 ? alone : [] };
}

/** Those with results, most first; undefined while some counts are loading. */
function useHelpful(ways: readonly WayOut[], { of, countOf, enabled }: AskProps) {
  const counts = useQueries({
    queries: ways.map(({ next }) => ({
      queryKey: ['catalogue', of.rules.path, 'count', toQuery(of.rules, next)],
      queryFn: () => countOf(next),
      enabled,
    })),
  });
  if (!enabled || counts.some(({ isPending }) => isPending)) return undefined;
  return ways
    .map((way, index) => ({ ...way, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shownMax);
}

function useInstead(state: CatalogueState, instead: Instead | undefined) {
  const [keyword] = state.values.keyword ?? [];
  const { data } = useQuery({
    queryKey: ['catalogue', 'instead', keyword],
    queryFn: instead && keyword ? () => instead(keyword) : skipToken,
  });
  return data;
}

/** No results: shows which single change would find something, and how much. */
export function EmptyResults({ of, state, onChange, countOf, instead }: EmptyResultsProps) {
  const t = useTranslations('catalogue');
  const words = useTranslations();
  const { near, far } = useWaysOut(of, state);
  const other = useInstead(state, instead);
  const meantBy = withValues(of.rules, state, { ...other?.near, keyword: [] });
  const names = useActiveFilters(of, { ...meantBy, values: other?.near ?? {} });
  const beside: WayOut[] = other?.near
    ? [
        {
          key: 'nearest',
          label: t('empty.nearest', { names: names.map(({ label }) => label ?? '…').join(', ') }),
          next: meantBy,
        },
      ]
    : [];
  const nearest = useHelpful([...beside, ...(near ?? [])], { of, countOf, enabled: near !== undefined });
  const farther = useHelpful(far, { of, countOf, enabled: nearest?.length === 0 });
  const helpful = nearest?.length ? nearest : (farther ?? []);
  const meant = other?.keyword;
  return (
    <Empty
      title={of.none(words)}
      illustration="search"
      action={
        <>
          {meant && (
            <Button wide onClick={() => onChange(withValues(of.rules, state, { keyword: [meant] }))}>
              {t('empty.meant', { keyword: meant })}
            </Button>
          )}
          {helpful.map(({ key, label, next, count }) => (
            <Button key={key} variant="soft" wide onClick={() => onChange(next)}>
              {label} ({count})
            </Button>
          ))}
          <Button variant="secondary" wide onClick={() => onChange({ ...state, values: {}, start: 0 })}>
            {t('clearAll')}
          </Button>
        </>
      }
    >
      {other?.untaught && <p>{t('empty.untaught')}</p>}
      {(state.values.keyword?.length ?? 0) > 0 && !other?.untaught && <p>{t('empty.spelling')}</p>}
      {of.more && <p>{of.more(words)}</p>}
      {helpful.length > 0 && <p>{t('empty.try')}</p>}
    </Empty>
  );
}

/** An old link to a page number that no longer exists. */
export function BeyondEnd({ state, onChange }: Pick<EmptyResultsProps, 'state' | 'onChange'>) {
  const t = useTranslations('catalogue.empty');
  return (
    <Empty
      title={t('beyond')}
      illustration="lost"
      action={<Button onClick={() => onChange({ ...state, start: 0 })}>{t('first')}</Button>}
    />
  );
}
