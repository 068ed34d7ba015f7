import axios from 'axios';

/** The one axios instance of the browser and of tests; cookies go to the same origin only. */
export const http = axios.create({
  adapter: 'fetch',
  withCredentials: true,
  timeout: 20_000,
  timeoutErrorMessage: 'timeout',
  paramsSerializer: { indexes: null },
});
