import type * as z from 'zod';
import type { schoolSearch } from '@/lib/contract/academic/schools';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { queryWordsMax } from '@/backend/services/academic/search-index';
import { compareCodePoints, type IndexedSchool, schoolOrders } from './school-orders';
import { SlotSet } from './slot-set';
import { SubstringIndex } from './substring-index';

export type SchoolQuery = z.output<typeof schoolSearch>;

type OrderName = keyof typeof schoolOrders;

const placedMax = 50;

const facetsOf = (school: IndexedSchool): string[] => [
  `status:${school.status}`,
  `type:${school.schoolType}`,
  `verified:${school.verified}`,
  `public:${school.isPublic}`,
  `province:${school.province}`,
  ...school.categoryIds.map((id) => `category:${id}`),
];

const several = (name: string, values: readonly string[] | undefined): string[] =>
  (values ?? []).map((value) => `${name}:${value}`);

/** Groups of facets: a school has one of each group that is not empty. */
const wantedFacets = (query: SchoolQuery): string[][] =>
  [
    query.verified === undefined ? [] : [`verified:${query.verified}`],
    query.isPublic === undefined ? [] : [`public:${query.isPublic}`],
    several('type', query.schoolType),
    several('province', query.province),
    several('category', query.categories),
  ].filter((group) => group.length > 0);

/** All schools of the database in memory, in the form that makes any question of the search a matter of microseconds. */
export class SchoolIndex {
  private readonly slots = new Map<string, number>();
  private readonly rows: (IndexedSchool | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly facets = new Map<string, SlotSet>();
  private readonly texts = new SubstringIndex();
  private readonly names = new SubstringIndex();
  private readonly sorted = new Map<OrderName, number[]>();

  get size(): number {
    return this.slots.size;
  }

  ids(): string[] {
    return [...this.slots.keys()];
  }

  /** Takes schools in, or what has become of them. */
  put(schools: readonly IndexedSchool[]): void {
    if (schools.length > placedMax) this.sorted.clear();
    for (const school of schools) this.remove(school.id);
    for (const school of schools) {
      const slot = this.free.pop() ?? this.rows.length;
      this.slots.set(school.id, slot);
      this.rows[slot] = school;
      this.texts.put(slot, school.searchFold);
      this.names.put(slot, school.nameFold);
      for (const facet of facetsOf(school)) {
        const set = this.facets.get(facet) ?? new SlotSet();
        set.add(slot);
        this.facets.set(facet, set);
      }
    }
    this.reorder(schools.map((school) => school.id));
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    const row = slot === undefined ? undefined : this.rows[slot];
    if (slot === undefined || !row) return;
    this.slots.delete(id);
    this.rows[slot] = undefined;
    this.free.push(slot);
    this.texts.remove(slot);
    this.names.remove(slot);
    for (const facet of facetsOf(row)) this.facets.get(facet)?.delete(slot);
    for (const slots of this.sorted.values()) slots.splice(slots.indexOf(slot), 1);
  }

  /** One page of ids in the order asked for, and how many schools match in all. Closed schools show only among `kept`. */
  find(query: SchoolQuery, kept: readonly string[] = []): { ids: string[]; total: number } {
    const groups = wantedFacets(query).map((group) =>
      SlotSet.any(group.map((facet) => this.facets.get(facet) ?? new SlotSet())),
    );
    const sets = [
      this.visible(query, kept),
      ...groups,
      ...this.matching(query.keyword),
      ...this.priced(query),
    ];
    const found = sets.reduce((a, b) => a.and(b));
    const ids: string[] = [];
    let skipped = 0;
    for (const slot of this.ordered(query, found)) {
      if (ids.length === query.limit) break;
      const id = found.has(slot) ? this.rows[slot]?.id : undefined;
      if (id === undefined) continue;
      if (skipped < query.start) skipped += 1;
      else ids.push(id);
    }
    return { ids, total: found.size };
  }

  private visible(query: SchoolQuery, kept: readonly string[]): SlotSet {
    const open = this.facets.get('status:active') ?? new SlotSet();
    if (query.status !== 'all' || kept.length === 0) return open;
    const own = new SlotSet(this.rows.length);
    for (const id of kept) {
      const slot = this.slots.get(id);
      if (slot !== undefined) own.add(slot);
    }
    return SlotSet.any([open, own]);
  }

  /** One set a word: the query's words are cut by dictionary, each may be part of a longer word. */
  private matching(keyword: string | undefined): SlotSet[] {
    if (!keyword) return [];
    const words = searchWords(keyword).slice(0, queryWordsMax);
    return (words.length > 0 ? words : [fold(keyword)]).map((word) => this.texts.find(word));
  }

  private priced({ minPrice, maxPrice }: SchoolQuery): SlotSet[] {
    if (minPrice === undefined && maxPrice === undefined) return [];
    const from = minPrice === undefined ? undefined : Math.round(minPrice * 100);
    const to = maxPrice === undefined ? undefined : Math.round(maxPrice * 100);
    const set = new SlotSet(this.rows.length);
    for (const [slot, row] of this.rows.entries()) {
      const reaches = from === undefined || (row?.maxFeeCents ?? -Infinity) >= from;
      const begins = to === undefined || (row?.minFeeCents ?? Infinity) <= to;
      if (row && reaches && begins) set.add(slot);
    }
    return [set];
  }

  /** Best first: the whole keyword in the name, then anywhere as it stands, then its words apart. */
  private ordered(query: SchoolQuery, found: SlotSet): number[] {
    const byName = query.lang;
    if (query.sort !== 'relevance') return this.inOrder(query.sort === 'name' ? byName : query.sort);
    const slots = this.inOrder(byName);
    if (!query.keyword) return slots;
    const whole = fold(query.keyword);
    const [named, anywhere] = [this.names.find(whole), this.texts.find(whole)];
    const best: number[][] = [[], [], [], []];
    for (const slot of slots) {
      if (found.has(slot)) best[(named.has(slot) ? 0 : 2) + (anywhere.has(slot) ? 0 : 1)]?.push(slot);
    }
    return best.flat();
  }

  private inOrder(name: OrderName): number[] {
    const known = this.sorted.get(name);
    if (known) return known;
    const slots = [...this.slots.values()].sort((a, b) => this.compare(name, a, b));
    this.sorted.set(name, slots);
    return slots;
  }

  private compare(name: OrderName, slotA: number, slotB: number): number {
    const [a, b] = [this.rows[slotA], this.rows[slotB]];
    return a && b ? schoolOrders[name](a, b) || compareCodePoints(a.id, b.id) : 0;
  }

  /** A few find their places in the orders that are known; after many these are made again when they are asked for. */
  private reorder(ids: string[]): void {
    if (ids.length > placedMax) return this.sorted.clear();
    for (const [name, slots] of this.sorted)
      for (const id of ids) {
        const slot = this.slots.get(id);
        if (slot === undefined) continue;
        let [low, high] = [0, slots.length];
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (this.compare(name, slots[middle] ?? slot, slot) < 0) low = middle + 1;
          else high = middle;
        }
        slots.splice(low, 0, slot);
      }
  }
}
