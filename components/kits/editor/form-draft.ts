import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { type DeviceStoreOptions, deviceStore, readBy } from '@/lib/device/device-store';

export interface FormDraft<Values> {
  values: Partial<Values>;
  /** Repeating a call that got no answer must not do its work twice. */
  key: string;
  /** What was last sent under the key, if anything was. */
  sent: string | null;
}

const readDraft = (value: unknown): FormDraft<unknown> | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { values, key, sent } = value as Partial<Record<'values' | 'key' | 'sent', unknown>>;
  return typeof values === 'object' && values !== null && typeof key === 'string'
    ? { values: values as object, key, sent: typeof sent === 'string' ? sent : null }
    : null;
};
const schema = readBy(readDraft);

/** What was typed into a form that is sent once, and the key that it is sent under. */
export function formDraft<Values extends object>(name: string, options: DeviceStoreOptions) {
  const store = deviceStore(name, schema, options);
  const read = (): FormDraft<Values> =>
    (store.read() as FormDraft<Values> | null) ?? { values: {}, key: newIdempotencyKey(), sent: null };
  return {
    /** A new draft where there is none. */
    read,
    keep: (values: Partial<Values>) => store.write({ ...read(), values }),
    /** The key to send these values under: the draft's own, until something else was sent under it. */
    keyFor: (values: Partial<Values>): string => {
      const before = read();
      const sending = JSON.stringify(values);
      const key = before.sent === null || before.sent === sending ? before.key : newIdempotencyKey();
      store.write({ values, key, sent: sending });
      return key;
    },
    forget: () => store.write(null),
  };
}
