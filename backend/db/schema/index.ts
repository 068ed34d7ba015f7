export * from './academic';
export * from './applicant';
export * from './identity';
export * from './platform';
export * from './qa';
export * from './recruitment';
export * from './marketing';
export * from './news';
