export * from './academic';
export * from './applicant';
export * from './identity';
export * from './platform';
export * from './people';
export * from './links';
