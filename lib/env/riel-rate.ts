import { serverEnvSchema } from './server-env';

/**
 * Riel for one US dollar, for approximate fees; the backend refuses to start with an invalid setting, a page uses the
 * default.
 */
export function rielPerUsd(): number {
  const { KHR_PER_USD } = serverEnvSchema.shape;
  const given = KHR_PER_USD.safeParse(process.env.KHR_PER_USD || undefined);
  return given.success ? given.data : KHR_PER_USD.parse(undefined);
}
