/** The origin of a backend on the network; null when it runs in this process. Edge-safe. */
export const backendOrigin = (): string | null =>
  process.env.BUILD_API_ORIGIN?.trim() || process.env.API_BASE_URL?.trim() || null;
