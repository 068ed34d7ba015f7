/** The backend's own page with the demo's text messages; no page of the site. */
export const demoOutboxPath = '/demo/outbox';
