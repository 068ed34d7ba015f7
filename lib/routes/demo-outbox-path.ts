/** The backend's own page with the demo's text messages; not a page of the site. */
export const demoOutboxPath = '/demo/outbox';
