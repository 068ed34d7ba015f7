import * as z from 'zod';
import { type DeviceSchema, type DeviceStore, deviceStore } from '@/lib/device/device-store';
import { undoMs } from '@/lib/domain/limits/pages';

/** A write that waits until its writer can no longer take it back. */
export interface HeldWrite<Input> {
  /** Of the record that it changes. */
  key: string;
  input: Input;
  /** In milliseconds since 1970. */
  dueAt: number;
  /** Why it was refused; it then waits for another try. */
  problem: string | null;
}

export type HeldStore<Input> = DeviceStore<HeldWrite<Input>[]>;

/** The schema of a store, to be made once for each kind. */
export const heldSchema = <Input>(input: z.ZodType<Input>): DeviceSchema<HeldWrite<Input>[]> =>
  z.array(z.object({ key: z.string(), input, dueAt: z.number(), problem: z.string().nullable() }));

/** The held writes of one kind and one person: in this tab, so that a reload does not lose them. */
export const heldStore = <Input>(
  name: string,
  schema: DeviceSchema<HeldWrite<Input>[]>,
  owner: string,
): HeldStore<Input> => deviceStore(`sala-held:${name}`, schema, { scope: 'tab', owner });

const onTheirWay = new WeakMap<object, Set<string>>();
const sendingOf = (store: object): Set<string> => {
  const known = onTheirWay.get(store) ?? new Set<string>();
  onTheirWay.set(store, known);
  return known;
};

const without = <Input>(list: HeldWrite<Input>[] | null, key: string) =>
  (list ?? []).filter((each) => each.key !== key);

/** Holds a write for as long as it can be undone; another one of the same record takes its place. */
export const hold = <Input>(store: HeldStore<Input>, key: string, input: Input): void =>
  void store.update((list) => [
    ...without(list, key),
    { key, input, dueAt: Date.now() + undoMs, problem: null },
  ]);

/** Takes one back. @returns false once it is on its way, or is there */
export function takeBack<Input>(store: HeldStore<Input>, key: string): boolean {
  const isHeld = (store.read() ?? []).some((each) => each.key === key);
  if (!isHeld || sendingOf(store).has(key)) return false;
  store.update((list) => without(list, key));
  return true;
}

/**
 * Sends what is held, once each.
 * @param send says why it was refused, or null
 * @param isDue all that were not refused, where it is missing
 */
export async function sendHeld<Input>(
  store: HeldStore<Input>,
  send: (input: Input) => Promise<string | null>,
  isDue: (dueAt: number) => boolean = () => true,
): Promise<void> {
  const sending = sendingOf(store);
  const due = (store.read() ?? []).filter(
    ({ key, dueAt, problem }) => problem === null && !sending.has(key) && isDue(dueAt),
  );
  await Promise.all(
    due.map(async ({ key, input }) => {
      sending.add(key);
      const problem = await send(input);
      sending.delete(key);
      store.update((list) =>
        problem === null
          ? without(list, key)
          : (list ?? []).map((each) => (each.key === key ? { ...each, problem } : each)),
      );
    }),
  );
}
