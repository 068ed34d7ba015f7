import type { ListChange } from './list-address';
import type { Params, ValuesOf } from './list-params';
import type { NamesWithAll } from './filter-fields';
import { type TabLink, TabLinks } from './tab-links';
import type { ListNavigation } from './use-list-state';

export interface ListTabs<P extends Params, Answer> {
  /** The parameter that they set; '' is all, so a `choice` without it has no tabs. */
  name: NamesWithAll<P>;
  label: string;
  /** The tab that shows everything. */
  all: string;
  tabs: readonly Pick<TabLink, 'key' | 'label' | 'color'>[];
  /** How many each view has, whatever the chosen one is; null while that is not known. All together are '', or else their sum. */
  counts?: (answer: Answer) => Readonly<Record<string, number | undefined>> | null;
}

interface StatusTabsProps<P extends Params, Answer> {
  tabs: ListTabs<P, Answer>;
  list: ListNavigation<ValuesOf<P>>;
  answer: Answer | undefined;
}

/** The views of a list by one of its parameters. */
export function StatusTabs<P extends Params, Answer>({ tabs, list, answer }: StatusTabsProps<P, Answer>) {
  const counts = answer && tabs.counts?.(answer);
  const countOf = (key: string) => {
    if (!tabs.counts) return undefined;
    if (!counts) return null;
    if (key !== '') return counts[key] ?? 0;
    return counts[''] ?? Object.values(counts).reduce((sum: number, count) => sum + (count ?? 0), 0);
  };
  return (
    <TabLinks
      label={tabs.label}
      tabs={[{ key: '', label: tabs.all }, ...tabs.tabs].map((tab) => ({ ...tab, count: countOf(tab.key) }))}
      current={String(list.state.filters[tabs.name])}
      hrefOf={(key) => {
        // The parameter is one of texts, so a key fits it.
        const filters = { [tabs.name]: key } as ListChange<ValuesOf<P>>['filters'];
        return list.hrefOf({ filters });
      }}
    />
  );
}
