import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { deviceKeys, type DeviceStore, deviceStore, readBy } from '@/lib/device/device-store';
import type { Kept } from './use-draft';

/** Increment it when older drafts can no longer be read; schemas of values handle missing and unknown fields themselves. */
const version = 1;

/** A form in steps that is sent once. */
export interface WorkDraft<Values> extends Kept {
  version: typeof version;
  /** Sent with every attempt, so that all attempts do their work once. */
  idempotencyKey: string;
  step: number;
  furthestStep: number;
  values: Values;
}

interface DraftDeclaration<Values, Extra extends object> {
  /** The key on the device; an owner's id follows it. */
  name: string;
  /** How many steps there are. */
  steps: number;
  /** What a device may have stored; also of an older version of the form. */
  values: z.ZodType<Values>;
  /** What is stored beside it. */
  extra: z.ZodType<Extra>;
}

/** Drafts of one kind of form, one for each owner. */
export function defineDraft<Values, Extra extends object>(declared: DraftDeclaration<Values, Extra>) {
  type Draft = WorkDraft<Values> & Extra;
  const { name, steps, values, extra } = declared;
  const step = z
    .int()
    .min(0)
    .max(steps - 1)
    .catch(0);
  const frame = z.object({
    version: z.literal(version),
    idempotencyKey: z.string().regex(/^[\w-]{8,100}$/),
    savedAt: z.iso.datetime().nullable().catch(null),
    step,
    furthestStep: step,
    values: z.unknown(),
  });
  const schema = readBy((stored): Draft | null => {
    const [known, beside] = [frame.safeParse(stored), extra.safeParse(stored)];
    const typed = values.safeParse(known.data?.values);
    if (!known.success || !beside.success || !typed.success) return null;
    const furthestStep = Math.max(known.data.step, known.data.furthestStep);
    return { ...known.data, furthestStep, ...beside.data, values: typed.data };
  });
  return {
    of: (owner: string): DeviceStore<Draft> => deviceStore(name, schema, { scope: 'device', owner }),
    fresh: (first: Values, beside: Extra): Draft => ({
      version,
      idempotencyKey: newIdempotencyKey(),
      savedAt: null,
      step: 0,
      furthestStep: 0,
      ...beside,
      values: first,
    }),
    /** The owners under a prefix, without it. */
    ownersOf: (prefix: string): string[] => deviceKeys('device', `${name}:${prefix}`),
  };
}
