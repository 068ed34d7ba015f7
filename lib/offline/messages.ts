// What pages and the service worker tell each other.

/** To the worker: send what waits, and say so where answers lie here. */
export const sendWaiting = 'sala-send-waiting';
/** To the pages: answers lie in the database. */
export const answersCame = 'sala-answers-came';
/** The name of the browser's own errand, which it runs as soon as there is a connection. */
export const waitingErrand = 'sala-waiting';
