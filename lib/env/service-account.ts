import { z } from 'zod';

const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  private_key_id: z.string().min(1),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

/** The key file of a Google service account, in one line of JSON. */
export const serviceAccountJson = (expected: string) =>
  z.string().transform((text, context): ServiceAccount => {
    try {
      return serviceAccount.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    }
  });
