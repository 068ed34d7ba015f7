import axios from 'axios';

/** The one axios instance of the browser and of tests; cookies go to the same origin only. */
export const http = axios.create({
  adapter: 'fetch',
  withCredentials: true,
  timeout: 20_000,
  timeoutErrorMessage: 'timeout',
  paramsSerializer: { indexes: null },
});

/** Browsers send no more than 64 kB of a page that is gone; three bytes are a Khmer letter. */
const keptAliveMax = 20_000;

// What begins while the page is left must outlive it.
http.interceptors.request.use((config) => {
  const { data } = config as { data?: unknown };
  const isLeft = typeof document !== 'undefined' && document.visibilityState === 'hidden';
  const isSmall = data?.constructor === Object && JSON.stringify(data).length < keptAliveMax;
  return isLeft && isSmall
    ? { ...config, fetchOptions: { ...config.fetchOptions, keepalive: true } }
    : config;
});
