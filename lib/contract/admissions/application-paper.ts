import * as z from 'zod';
import { instant, text } from '../fields';

export const paperStates = ['sent', 'received', 'refused'] as const;

/** A paper of an application. `fileKey` opens the file; null for one that was shown at the school. */
export const applicationPaper = z.object({
  kind: z.string(),
  label: text,
  state: z.enum(paperStates),
  fileKey: z.string().nullable(),
  fileName: z.string().nullable(),
  reason: z.string().nullable(),
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
});
export type ApplicationPaper = z.infer<typeof applicationPaper>;
