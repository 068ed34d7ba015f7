export * from './academic';
export * from './applicant';
export * from './identity';
export * from './platform';
export * from './student';
export * from './learning';
export * from './schedule';
export * from './follow-up';
