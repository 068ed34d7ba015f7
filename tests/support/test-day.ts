/** When each test begins, for the backend and for the browser; days that tests name are counted from here. */
export const testsBegin = new Date('2026-11-01T02:00:00.000Z');
