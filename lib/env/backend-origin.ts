/** Where a backend is reached over the network; null when it runs in this process. Edge-safe. */
export const backendOrigin = (): string | null =>
  process.env.BUILD_API_ORIGIN?.trim() || process.env.API_BASE_URL?.trim() || null;
