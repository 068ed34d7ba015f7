import { serverEnvSchema } from './server-env';

/** Riel for one US dollar, for hints beside fees; the backend refuses to start with a wrong setting, a page takes the default. */
export function rielPerUsd(): number {
  const { KHR_PER_USD } = serverEnvSchema.shape;
  const given = KHR_PER_USD.safeParse(process.env.KHR_PER_USD || undefined);
  return given.success ? given.data : KHR_PER_USD.parse(undefined);
}
